/** What the site does with a page that is always at the same address. */
export interface FixedPage {
  /** Without language prefix. */
  readonly path: string
  /** Search engines may list it; the sitemap names it. */
  readonly sitemap?: true
  /** The site's own search finds it by its words. */
  readonly search?: true
  /** Stored on the visitor's device for the time without a network. */
  readonly offline?: true
  /** Editors may link to it. */
  readonly links?: true
  /** The content page of the same slug, where the mall has one, is shown here and not below `/pages`. */
  readonly contentPage?: true
  /** Opened from a link in a mail, or after a login. */
  readonly needs?: 'mail' | 'login'
}

/**
 * Every page of the site without a slug (specification §2), in the order in which a device stores them. The route table
 * has the same pages: a test compares the two.
 */
export const fixedPages = [
  { path: '/', sitemap: true, offline: true, links: true },
  { path: '/stores', sitemap: true, search: true, offline: true, links: true },
  { path: '/map', sitemap: true, search: true, offline: true, links: true },
  { path: '/hours', sitemap: true, search: true, offline: true, links: true },
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
  { path: '/offline' },
  { path: '/style-guide' },
] as const satisfies readonly FixedPage[]

type Page = (typeof fixedPages)[number]

export type FixedPath = Page['path']

type Use = 'sitemap' | 'search' | 'offline' | 'links' | 'contentPage'

/** The path of a page with this use. */
export type FixedPathFor<Name extends Use> = Extract<
  FixedPath,
  Extract<Page, { readonly [Key in Name]: true }>['path']
>

/** The paths of the pages with a use, in the order of the list. */
export function listFixedPaths<Name extends Use>(use: Name): readonly FixedPathFor<Name>[] {
  const paths = new Set<FixedPath>(fixedPages.filter((page) => use in page).map(({ path }) => path))
  return fixedPages.map(({ path }) => path).filter((path): path is FixedPathFor<Name> => paths.has(path))
}
