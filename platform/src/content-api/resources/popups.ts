import type { PopupJson } from '@promenade/contract/kinds/popup/response'
import type { EditablePopup } from '@promenade/contract/kinds/popup/document'
import type { ContentRequest } from '../content-request.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { changedFields } from '../record-fields.ts'
import { byInstant, isRunning, instantsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export function listPopups(request: ContentRequest): PopupJson[] {
  return recordsOf
    .popup(request.documents)
    .filter(({ value }) => isRunning(value, request))
    .map((entry) => ({ entry, start: instantsOf(entry.value, request).start }))
    .toSorted((a, b) => byInstant(a.start, b.start) || a.entry.publicId - b.entry.publicId)
    .flatMap(({ entry }) => encode(entry, request))
}

function encode(entry: Published<EditablePopup>, request: ContentRequest): PopupJson[] {
  const { value } = entry
  const picture = findPicture(request.documents, value.picture)
  if (picture === undefined) return []
  const texts = createTexts(request.locale)
  const { start_date, end_date } = scheduleFields(instantsOf(value, request))
  return [
    {
      id: entry.publicId,
      slug: entry.slug,
      name: texts.text('name', value.name),
      ...imageFields(texts, picture, altOf(value.picture)),
      photo_link: value.link ?? null,
      start_date,
      end_date,
      ...changedFields(entry, texts),
    },
  ]
}
