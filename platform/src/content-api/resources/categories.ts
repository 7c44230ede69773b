import { recordsOf } from '../read-kind.ts'
import type { CategoryJson } from '@promenade/contract/kinds/category/response'
import type { Translations } from '@promenade/domain/locale/translations'
import type { ContentRequest } from '../content-request.ts'
import { inOrder } from '../in-order.ts'
import { categoryId } from '../part-ids.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'
import { createTexts } from '../texts.ts'

interface Category {
  readonly id: number
  readonly slug: string
  readonly name: Translations<string>
  readonly tags: Translations<readonly string[]> | undefined
  readonly parent: number | null
}

const flattened = new WeakMap<PublishedDocuments, readonly Category[]>()

export function listCategories({ documents, locale }: ContentRequest): CategoryJson[] {
  return allCategories(documents).map(({ id, slug, name, tags, parent }): CategoryJson => {
    const texts = createTexts(locale)
    return {
      id,
      slug,
      name: texts.text('name', name),
      tags: texts.list('tags', tags),
      parent_category_id: parent,
      untranslated_fields: texts.untranslated,
    }
  })
}

/** Ids of the categories with these slugs and of their parents, in the order of the categories. */
export function categoryIds(documents: PublishedDocuments, slugs: readonly string[]): number[] {
  const own = allCategories(documents).filter(({ slug }) => slugs.includes(slug))
  const ids = new Set(own.flatMap(({ id, parent }) => (parent === null ? [id] : [parent, id])))
  return allCategories(documents)
    .map(({ id }) => id)
    .filter((id) => ids.has(id))
}

/** Parents, each followed by its children. */
function allCategories(documents: PublishedDocuments): readonly Category[] {
  const known = flattened.get(documents)
  if (known !== undefined) return known
  const all = inOrder(recordsOf.category(documents)).flatMap((entry): Category[] => [
    {
      id: categoryId(documents, entry.slug),
      slug: entry.slug,
      name: entry.value.name,
      tags: entry.value.tags,
      parent: null,
    },
    ...entry.value.children.map(({ slug, name, tags }) => ({
      id: categoryId(documents, slug),
      slug,
      name,
      tags,
      parent: categoryId(documents, entry.slug),
    })),
  ])
  flattened.set(documents, all)
  return all
}
