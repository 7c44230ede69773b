import type { JobWire } from '@promenade/contract/kinds/job/wire'
import type { EditableJob } from '@promenade/contract/kinds/job/document'
import type { ContentRequest } from '../content-request.ts'
import { findOwner, type Owner } from '../owner.ts'
import { noImage } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { describedFields } from '../record-fields.ts'
import { byInstant, isShown, type Moments, momentsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

/** Jobs that visitors get, the earliest closing date first. */
export function shownJobs(request: ContentRequest): readonly Shown[] {
  return recordsOf
    .job(request.documents)
    .filter(({ value }) => isShown(value, request))
    .flatMap((entry): Shown[] => {
      const owner = findOwner(request, entry.value.store)
      return owner === undefined ? [] : [{ entry, moments: momentsOf(entry.value, request), owner }]
    })
    .toSorted((a, b) => byInstant(a.moments.end, b.moments.end) || a.entry.publicId - b.entry.publicId)
}

export function listJobs(request: ContentRequest): JobWire[] {
  return shownJobs(request).map((shown) => encode(shown, request))
}

interface Shown {
  readonly entry: Published<EditableJob>
  readonly moments: Moments
  readonly owner: Owner
}

function encode({ entry, moments, owner }: Shown, request: ContentRequest): JobWire {
  const { value } = entry
  const texts = createTexts(request.locale)
  return {
    ...describedFields(entry, texts),
    property_id: request.documents.propertyId,
    jobable_type: owner.type,
    jobable_id: owner.id,
    jobable: owner,
    job_type: value.job_type,
    contact_name: value.contact_name ?? null,
    contact_email: value.contact_email ?? null,
    contact_phone: value.contact_phone ?? null,
    contact_website: value.contact_website ?? null,
    ...noImage,
    ...scheduleFields(moments),
  }
}
