import type { GalleryItemWire, GalleryWire } from '@promenade/contract/resources/galleries'
import type { ResourceRequest } from '../resource-request.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { changedFields } from '../record-fields.ts'
import { createTexts } from '../texts.ts'

export async function listGalleries(request: ResourceRequest): Promise<GalleryWire[]> {
  const galleries = await request.database
    .selectFrom('gallery')
    .selectAll()
    .where('property_id', '=', request.property.id)
    .orderBy('slug')
    .execute()
  const items = Map.groupBy(await selectItems(request).execute(), (item) => item.gallery_id)
  return galleries.map((row): GalleryWire => {
    const texts = createTexts(request.locale)
    return {
      id: row.id,
      slug: row.slug,
      name: texts.text('name', row.name),
      gallery_items: (items.get(row.id) ?? []).map((item) => encodeItem(item, request)),
      ...changedFields(row, texts),
    }
  })
}

function selectItems({ database, property }: ResourceRequest) {
  return database
    .selectFrom('gallery_item')
    .selectAll()
    .select(pictureOf('gallery_item.picture').$notNull().as('media'))
    .where('property_id', '=', property.id)
    .orderBy('position')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number]

function encodeItem(row: Row, { locale }: ResourceRequest): GalleryItemWire {
  const texts = createTexts(locale)
  return {
    id: row.id,
    name: null,
    heading: null,
    callout: null,
    description: texts.optional('description', row.caption),
    url: null,
    ...imageFields(texts, row.media, row.picture_alt),
    position: row.position,
    start_date: null,
    end_date: null,
    untranslated_fields: texts.untranslated,
  }
}
