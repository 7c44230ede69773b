import type { ContestWire } from '@promenade/contract/kinds/contest/wire'
import type { EditableContest } from '@promenade/contract/kinds/contest/document'
import type { ContentRequest } from '../content-request.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { describedFields } from '../record-fields.ts'
import { byInstant, isShown, momentsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export function listContests(request: ContentRequest): ContestWire[] {
  return recordsOf
    .contest(request.documents)
    .filter(({ value }) => isShown(value, request))
    .map((entry) => ({ entry, moments: momentsOf(entry.value, request) }))
    .toSorted((a, b) => byInstant(a.moments.end, b.moments.end) || a.entry.publicId - b.entry.publicId)
    .map(({ entry }) => encode(entry, request))
}

function encode(entry: Published<EditableContest>, request: ContentRequest): ContestWire {
  const { value } = entry
  const texts = createTexts(request.locale)
  return {
    ...describedFields(entry, texts),
    rules_and_regs: texts.optional('rules_and_regs', value.rules),
    minimum_age: value.minimum_age ?? null,
    eligibility: texts.optional('eligibility', value.eligibility),
    question: texts.optional('question', value.question),
    use_contest_image: value.photo,
    is_featured: value.featured,
    ...imageFields(texts, findPicture(request.documents, value.picture), altOf(value.picture)),
    ...scheduleFields(momentsOf(value, request)),
  }
}
