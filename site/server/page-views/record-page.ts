import type { MallContent } from '../../content/mall-content.ts'
import { pagedKindNames, pagedKinds, pageRecords } from '../../content/paged-kinds.ts'
import { contentPagePath } from '../../app/presenters/content-page-path.ts'

const indexes = new WeakMap<MallContent, ReadonlyMap<string, string>>()

/**
 * The path by which the platform knows the record whose page this is: `/pages/gift-cards` for `/gift-cards`. Undefined for a
 * page of no record. Paths without language prefix.
 */
export function findRecordPage(content: MallContent, path: string): string | undefined {
  const index = indexes.get(content) ?? indexOf(content)
  indexes.set(content, index)
  return index.get(path)
}

function indexOf(content: MallContent): ReadonlyMap<string, string> {
  return new Map([
    ...pagedKindNames.flatMap((kind) =>
      pageRecords(kind, content).map(({ slug }) => {
        const { path } = pagedKinds[kind]
        return [`${path}/${encodeURIComponent(slug)}`, `${path}/${slug}`] as const
      }),
    ),
    ...content.pages.map((page) => [contentPagePath(page), `${pagedKinds.page.path}/${page.slug}`] as const),
  ])
}
