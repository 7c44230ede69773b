import type { JobWire } from '@promenade/contract/resources/jobs'
import type { ResourceRequest } from '../resource-request.ts'
import { ownerOf } from '../owner.ts'
import { noImage } from '../pictures.ts'
import { describedFields } from '../record-fields.ts'
import { isListed, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export async function listJobs(request: ResourceRequest): Promise<JobWire[]> {
  const rows = await selectJobs(request).execute()
  return rows.map((row) => encode(row, request))
}

function selectJobs(request: ResourceRequest) {
  return request.database
    .selectFrom('job')
    .leftJoin('store', 'store.id', 'job.store_id')
    .selectAll('job')
    .select('store.name as store_name')
    .where(isListed('job', request))
    .orderBy('job.end_date')
    .orderBy('job.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number]

function encode(row: Row, request: ResourceRequest): JobWire {
  const texts = createTexts(request.locale)
  const owner = ownerOf(request, row.store_id, row.store_name)
  return {
    ...describedFields(row, texts),
    property_id: row.property_id,
    jobable_type: owner.type,
    jobable_id: owner.id,
    jobable: owner,
    job_type: row.job_type,
    contact_name: row.contact_name,
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    contact_website: row.contact_website,
    ...noImage,
    ...scheduleFields(row),
  }
}
