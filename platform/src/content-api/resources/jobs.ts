import { type JobJson, jobSchema } from '@promenade/contract/kinds/job/response'
import type { EditableJob } from '@promenade/contract/kinds/job/document'
import type { ContentRequest } from '../content-request.ts'
import { encodeRecord } from '../encode-record.ts'
import { findOwner, type Owner } from '../owner.ts'
import { noImage } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { describedFields } from '../record-fields.ts'
import { byInstant, isShown, type ScheduleInstants, instantsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

/** Jobs that visitors get, the earliest closing date first. */
export function shownJobs(request: ContentRequest): readonly Shown[] {
  return recordsOf
    .job(request.documents)
    .filter(({ value }) => isShown(value, request))
    .flatMap((entry): Shown[] => {
      const owner = findOwner(request, entry.value.store)
      return owner === undefined ? [] : [{ entry, instants: instantsOf(entry.value, request), owner }]
    })
    .toSorted((a, b) => byInstant(a.instants.end, b.instants.end) || a.entry.publicId - b.entry.publicId)
}

export function listJobs(request: ContentRequest): JobJson[] {
  return shownJobs(request).map((shown) => encode(shown, request))
}

interface Shown {
  readonly entry: Published<EditableJob>
  readonly instants: ScheduleInstants
  readonly owner: Owner
}

function encode({ entry, instants, owner }: Shown, request: ContentRequest): JobJson {
  const { value } = entry
  const texts = createTexts(request.locale)
  return encodeRecord(jobSchema, value, texts, {
    ...describedFields(entry, texts),
    property_id: request.documents.propertyId,
    jobable_type: owner.type,
    jobable_id: owner.id,
    jobable: owner,
    ...noImage,
    ...scheduleFields(instants),
  })
}
