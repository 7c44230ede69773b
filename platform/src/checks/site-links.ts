import { defaultLocale } from '@promenade/domain/locale/locale'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { listFixedPaths } from '@promenade/domain/routing/fixed-pages'

/** Slugs of the records that have a page, by the first part of the page's path. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>

/** Paths of the pages without a slug. */
const fixedPaths: ReadonlySet<string> = new Set(listFixedPaths('links'))

/** Finds the problem with the target of a link. `siteUrl` is the site's own address: links to it are checked like paths. */
export function findLinkFault(
  href: string,
  targets: LinkTargets,
  siteUrl: string | undefined,
): string | undefined {
  if (/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|#[\w-]+)$/.test(href)) return undefined
  const own = siteUrl === undefined ? undefined : ownPath(href, siteUrl)
  if (own === undefined && /^https?:\/\/[^\s/]+/.test(href) && URL.canParse(href)) return undefined
  const path = own ?? href
  if (!path.startsWith('/') || path.startsWith('//'))
    return `"${href}" is neither a path of the site nor an address`
  if (splitLocalePath(path).locale !== defaultLocale)
    return `"${href}" must be written without the language; the site adds it`
  return isKnown(path.replace(/[?#].*$/, ''), targets) ? undefined : `"${href}" leads to no page of the site`
}

function ownPath(href: string, siteUrl: string): string | undefined {
  const origin = new URL(siteUrl).origin
  if (href !== origin && !href.startsWith(`${origin}/`)) return undefined
  return href.slice(origin.length).replace(/^\/+/, '/') || '/'
}

function isKnown(path: string, targets: LinkTargets): boolean {
  if (fixedPaths.has(path)) return true
  const [, area = '', slug = '', ...rest] = path.split('/')
  return rest.length === 0 && targets.get(area)?.has(slug) === true
}
