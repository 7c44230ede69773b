import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { reportFields, reportForm } from '@promenade/domain/forms/forms'
import { needsMessage } from '@promenade/domain/forms/report-subject'
import { sql } from 'kysely'
import { encodeFields } from '../../database/form-fields.ts'
import type { AccountRequest, DataOf } from '../account-api/account-endpoint.ts'
import { getValid, refuseCall, refuseFields } from '../account-api/refuse-call.ts'
import { createFieldReader } from '../field-reader.ts'
import { findReported } from './find-subject.ts'

/** Reports of a mall that nobody has looked at yet. Above it, somebody floods it or nobody reads them. */
const maxOpen = 1_000

/** Stores what a visitor reports as wrong; staff see it beside the record. */
export async function receiveReport({
  transaction,
  property,
  documents,
  now,
  data,
}: AccountRequest<DataOf<'visitor_report'>>): Promise<EndpointResponse<'visitor_report'>> {
  const { problem, email, message } = getValid(checkForm(reportForm, createFieldReader(data)))
  if (needsMessage(problem) && message === undefined)
    throw refuseFields([{ field: 'message', problem: 'missing' }])
  const reported = findReported(documents, data.about)
  if (reported === undefined) throw refuseCall(404, 'There is no such record.', { reason: 'unknown' })
  const { open } = await transaction
    .selectFrom('visitor_report')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('property_id', '=', property.id)
    .where('verdict', 'is', null)
    .executeTakeFirstOrThrow()
  if (open >= maxOpen)
    throw refuseCall(429, 'Too many reports wait.', { reason: 'too-often', retry_after: 3_600 })
  await transaction
    .insertInto('visitor_report')
    .values({
      property_id: property.id,
      entry_id: reported.entryId ?? null,
      about: data.about,
      problem,
      fields: encodeFields(reportFields, { message }),
      email: email ?? null,
      locale: data.locale,
      site_origin: data.site_origin,
      created_at: now,
    })
    .execute()
  return { status: 'received' }
}
