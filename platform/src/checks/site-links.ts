import { type EntryKind, entryKinds, kindOf } from '@promenade/contract/kinds/kinds'
import { defaultLocale } from '@promenade/domain/locale/locale'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { listFixedPaths } from '@promenade/domain/routing/fixed-pages'

/** The slugs of the records of a kind. */
export type SlugsOf = (kind: EntryKind) => ReadonlySet<string>

/** Lists the slugs of a kind at the first look: a publication looks at few kinds. */
export function collectSlugs(listSlugs: (kind: EntryKind) => Iterable<string>): SlugsOf {
  const known = new Map<EntryKind, ReadonlySet<string>>()
  return (kind) => {
    const slugs = known.get(kind) ?? new Set(listSlugs(kind))
    known.set(kind, slugs)
    return slugs
  }
}

/** The kinds by the first part of the path of their pages. */
const kindsOfArea = Map.groupBy(entryKinds, (kind) => kindOf(kind).area)

/** Paths of the pages without a slug. */
const fixedPaths: ReadonlySet<string> = new Set(listFixedPaths('links'))

/** Finds the problem with the target of a link. `siteUrl` is the site's own address: links to it are checked like paths. */
export function findLinkFault(
  href: string,
  slugsOf: SlugsOf,
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
  return isKnown(path.replace(/[?#].*$/, ''), slugsOf) ? undefined : `"${href}" leads to no page of the site`
}

function ownPath(href: string, siteUrl: string): string | undefined {
  const origin = new URL(siteUrl).origin
  if (href !== origin && !href.startsWith(`${origin}/`)) return undefined
  return href.slice(origin.length).replace(/^\/+/, '/') || '/'
}

function isKnown(path: string, slugsOf: SlugsOf): boolean {
  if (fixedPaths.has(path)) return true
  const [, area = '', slug = '', ...rest] = path.split('/')
  return rest.length === 0 && kindsOfArea.get(area)?.some((kind) => slugsOf(kind).has(slug)) === true
}
