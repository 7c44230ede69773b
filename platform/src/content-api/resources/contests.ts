import { type ContestJson, contestSchema } from '@promenade/contract/kinds/contest/response'
import type { EditableContest } from '@promenade/contract/kinds/contest/document'
import type { ContentRequest } from '../content-request.ts'
import { encodeRecord } from '../encode-record.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { describedFields } from '../record-fields.ts'
import { byInstant, isShown, instantsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export function listContests(request: ContentRequest): ContestJson[] {
  return recordsOf
    .contest(request.documents)
    .filter(({ value }) => isShown(value, request))
    .map((entry) => ({ entry, instants: instantsOf(entry.value, request) }))
    .toSorted((a, b) => byInstant(a.instants.end, b.instants.end) || a.entry.publicId - b.entry.publicId)
    .map(({ entry }) => encode(entry, request))
}

function encode(entry: Published<EditableContest>, request: ContentRequest): ContestJson {
  const { value } = entry
  const texts = createTexts(request.locale)
  return encodeRecord(contestSchema, value, texts, {
    ...describedFields(entry, texts),
    rules_and_regs: texts.optional('rules_and_regs', value.rules),
    use_contest_image: value.photo,
    is_featured: value.featured,
    ...imageFields(texts, findPicture(request.documents, value.picture), altOf(value.picture)),
    ...scheduleFields(instantsOf(value, request)),
  })
}
