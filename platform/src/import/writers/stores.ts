import type { EditableProperty } from '@promenade/contract/editing/property'
import type { EditableStore } from '@promenade/contract/editing/stores'
import type { Content, Entry } from '../content.ts'
import { startInstant } from '../instants.ts'
import { altOf, columns, editedColumn, pictureHash } from './columns.ts'
import { calmRows, holidayRows, regularRows } from './hours.ts'
import type { Row } from './replace-rows.ts'
import { idIn, type Ids, type ContentWriter } from './content-writer.ts'

/** Writes the stores with their categories, links and hours, and the links and hours of the centre. Returns their ids. */
export async function writeStores({ content, replace, idsOf }: ContentWriter): Promise<Ids> {
  const { property, hours, stores, today } = content
  await replace('store', {
    key: ['property_id', 'slug'],
    rows: stores.map((entry) => storeRow(entry, content)),
  })
  const ids = await idsOf('store')
  const owners = [
    { id: null, hours, links: property.social_links },
    ...stores.map(({ slug, value }) => ({
      id: idIn(ids, slug),
      hours: value.hours,
      links: value.social_links,
    })),
  ]
  await replace('store_category', {
    key: ['store_id', 'category_id'],
    rows: storeCategoryRows(content, ids, await idsOf('category')),
  })
  await replace('social_link', {
    key: ['property_id', 'store_id', 'position'],
    rows: owners.flatMap(({ id, links }) => socialLinkRows(links, id)),
  })
  await replace('regular_hours', {
    key: ['property_id', 'store_id', 'day_of_week'],
    rows: owners.flatMap(({ id, hours }) => regularRows(hours, id)),
  })
  await replace('calm_hours', {
    key: ['property_id', 'store_id', 'position'],
    rows: owners.flatMap(({ id, hours }) => calmRows(hours, id)),
  })
  await replace('holiday_hours', {
    key: ['property_id', 'store_id', 'holiday_date', 'holiday_end_date'],
    rows: owners.flatMap(({ id, hours }) => holidayRows(hours, id, today)),
  })
  return ids
}

function storeRow({ slug, value: store, source }: Entry<EditableStore>, content: Content): Row<'store'> {
  const { flags, logo, store_front } = store
  const { pictures } = content
  return {
    slug,
    ...editedColumn(source),
    ...columns(store, ['name', 'unit', 'level', 'summary', 'description', 'phone', 'website', 'email']),
    ...columns(store, ['tags', 'free_form_hours', 'products', 'service', 'return_policy']),
    logo: logo === undefined ? null : pictureHash(logo.path, pictures),
    // The logo shows the name of the store.
    logo_alt: altOf(logo) ?? store.name,
    store_front: store_front === undefined ? null : pictureHash(store_front.path, pictures),
    store_front_alt: altOf(store_front),
    is_new: flags.includes('new'),
    is_coming_soon: flags.includes('coming'),
    is_relocated: flags.includes('relocated'),
    is_temporarily_closed: flags.includes('temporarily-closed'),
    extra_hours: store.hours?.extra ?? null,
    show_on_web_date: startInstant(store.show_from, content),
  }
}

/** The categories of each store, with the parents of its child categories. */
function storeCategoryRows(
  { categories, stores }: Content,
  storeIds: Ids,
  categoryIds: Ids,
): Row<'store_category'>[] {
  const parents = new Map(
    categories.flatMap(({ slug, children }) => children.map((child) => [child.slug, slug] as const)),
  )
  return stores.flatMap(({ slug, value }) => {
    const slugs = new Set(
      value.categories.flatMap((category) => [category, parents.get(category) ?? category]),
    )
    return [...slugs].map((category): Row<'store_category'> => ({
      store_id: idIn(storeIds, slug),
      category_id: idIn(categoryIds, category),
    }))
  })
}

function socialLinkRows(
  links: EditableProperty['social_links'],
  storeId: number | null,
): Row<'social_link'>[] {
  return links.map((link, index): Row<'social_link'> => ({
    store_id: storeId,
    position: index + 1,
    ...columns(link, ['network', 'url']),
  }))
}
