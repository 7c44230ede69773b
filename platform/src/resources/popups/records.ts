import type { PopupWire } from '@promenade/contract/resources/popups'
import type { ResourceRequest } from '../resource-request.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { changedFields } from '../record-fields.ts'
import { isRunning } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export async function listPopups(request: ResourceRequest): Promise<PopupWire[]> {
  const rows = await request.database
    .selectFrom('popup')
    .selectAll()
    .select(pictureOf('popup.picture').$notNull().as('media'))
    .where('property_id', '=', request.property.id)
    .where(isRunning('popup', request))
    .orderBy('start_date')
    .orderBy('id')
    .execute()
  return rows.map((row): PopupWire => {
    const texts = createTexts(request.locale)
    return {
      id: row.id,
      slug: row.slug,
      name: texts.text('name', row.name),
      ...imageFields(texts, row.media, row.picture_alt),
      photo_link: row.link,
      start_date: row.start_date?.toISOString() ?? null,
      end_date: row.end_date?.toISOString() ?? null,
      ...changedFields(row, texts),
    }
  })
}
