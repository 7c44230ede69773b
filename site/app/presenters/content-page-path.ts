import type { Page } from '@promenade/domain/mall/page'
import { listFixedPaths } from '@promenade/domain/routing/fixed-pages'

/** Slugs with a fixed path on this site. */
const fixedSlugs = listFixedPaths('contentPage').map((path) => path.slice(1))

/**
 * The canonical path of a content page; other platforms prefix slugs with the mall's name: `larchgate-contact-us`.
 */
export function contentPagePath({ slug }: Pick<Page, 'slug'>): string {
  const key = slug.toLowerCase()
  const fixed = fixedSlugs.find((fixedSlug) => key === fixedSlug || key.endsWith(`-${fixedSlug}`))
  return fixed === undefined ? `/pages/${encodeURIComponent(slug)}` : `/${fixed}`
}
