/** A page with a fixed path, and the features that include it. */
export interface FixedPage {
  /** Without language prefix. */
  readonly path: string
  /** In the sitemap. */
  readonly sitemap?: true
  /** In the site's own search. */
  readonly search?: true
  /** Cached on devices for offline use. */
  readonly offline?: true
  /** Content may link to it. */
  readonly links?: true
  /** Path of the content page with the same slug, instead of `/pages/{slug}`. */
  readonly contentPage?: true
  /** Opened from a link in a mail, or after a login. */
  readonly needs?: 'mail' | 'login'
}

/**
 * Every page without a slug (specification §2), in the order in which devices cache them. A test compares the list with
 * the route table.
 */
export const fixedPages = [
  { path: '/', sitemap: true, offline: true, links: true },
  { path: '/stores', sitemap: true, search: true, offline: true, links: true },
  { path: '/map', sitemap: true, search: true, offline: true, links: true },
  { path: '/hours', sitemap: true, search: true, offline: true, links: true },
  { path: '/plan-my-visit', sitemap: true, search: true, offline: true, links: true },
  { path: '/retail', sitemap: true, search: true, offline: true, links: true },
  { path: '/foodandbeverage', sitemap: true, search: true, offline: true, links: true },
  { path: '/professionalservices', sitemap: true, search: true, offline: true, links: true },
  { path: '/promotions', sitemap: true, search: true, offline: true, links: true },
  { path: '/events-and-news', sitemap: true, search: true, links: true },
  { path: '/jobs', sitemap: true, search: true, links: true },
  { path: '/contests', sitemap: true, search: true, links: true },
  { path: '/blogs', sitemap: true, search: true, links: true },
  { path: '/pages', sitemap: true, links: true },
  { path: '/contact-us', sitemap: true, search: true, links: true, contentPage: true },
  { path: '/newsletter', sitemap: true, links: true, contentPage: true },
  { path: '/newsletter/confirm', needs: 'mail' },
  { path: '/newsletter/unsubscribe', needs: 'mail' },
  { path: '/search-results', links: true },
  { path: '/favorites', links: true },
  { path: '/login', links: true },
  { path: '/login/confirm', needs: 'mail' },
  { path: '/profile', links: true, needs: 'login' },
  { path: '/profile/delete', needs: 'login' },
  { path: '/map/print', links: true },
  { path: '/map/boards' },
  { path: '/report' },
  { path: '/offline' },
  { path: '/style-guide' },
] as const satisfies readonly FixedPage[]

type Page = (typeof fixedPages)[number]

export type FixedPath = Page['path']

type Use = 'sitemap' | 'search' | 'offline' | 'links' | 'contentPage'

/** The path of a page in this feature. */
export type FixedPathFor<Name extends Use> = Extract<
  FixedPath,
  Extract<Page, { readonly [Key in Name]: true }>['path']
>

/** The paths of the pages in a feature, in the order of the list. */
export function listFixedPaths<Name extends Use>(use: Name): readonly FixedPathFor<Name>[] {
  const paths = new Set<FixedPath>(fixedPages.filter((page) => use in page).map(({ path }) => path))
  return fixedPages.map(({ path }) => path).filter((path): path is FixedPathFor<Name> => paths.has(path))
}
