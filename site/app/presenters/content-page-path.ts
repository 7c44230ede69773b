import type { Page } from '@promenade/domain/mall/page'
import { listFixedPaths } from '@promenade/domain/routing/fixed-pages'

/** Pages of the platform that have an address of their own on this site. */
const fixedSlugs = listFixedPaths('contentPage').map((path) => path.slice(1))

/** The one address of a content page; platforms may put the mall's name in front of a slug: `larchgate-contact-us`. */
export function contentPagePath({ slug }: Pick<Page, 'slug'>): string {
  const key = slug.toLowerCase()
  const fixed = fixedSlugs.find((one) => key === one || key.endsWith(`-${one}`))
  return fixed === undefined ? `/pages/${encodeURIComponent(slug)}` : `/${fixed}`
}
