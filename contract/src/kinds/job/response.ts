import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditableJob } from './document.ts'
import type { Job } from '@promenade/domain/mall/job'
import { type ItemContext } from '../../decode/response.ts'
import { readPeriod } from '../../decode/dates.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { descriptionTexts, readDescription } from '../../decode/description.ts'
import { readEmail, readLink } from '../../decode/link.ts'
import { imageFieldNames, readPicture } from '../../decode/picture.ts'
import { readOwner, readRecord } from '../../decode/record.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { describedFields, idSchema, imageFields, optionalTextSchema } from '../../schema/fields.ts'
import { ownerTypeSchema, ownerSchema, scheduleFields } from '../../schema/fields.ts'

/** A job offered by the centre or one of its stores. */
export const jobSchema = z
  .strictObject({
    ...describedFields,
    property_id: idSchema,
    jobable_type: ownerTypeSchema,
    jobable_id: idSchema,
    jobable: ownerSchema,
    job_type: optionalTextSchema.meta({ example: 'Part Time' }),
    contact_name: optionalTextSchema,
    contact_email: z.email().nullable(),
    contact_phone: optionalTextSchema,
    contact_website: optionalTextSchema,
    ...imageFields,
    ...scheduleFields,
  })
  .meta({ id: 'Job', description: 'A job; `end_date` is its closing date.' })

export type JobJson = HasEveryField<EditableJob, JobNames, z.infer<typeof jobSchema>>

interface JobNames {
  store: 'jobable'
  start: 'start_date'
  end: 'end_date'
  draft: never
}

/** Jobs, the earliest closing date first. */
export const jobs = {
  ...recordList({
    path: 'jobs',
    summary: 'Jobs, the earliest closing date first',
    schema: jobSchema,
    read: readJob,
  }),
  sameBy: 'id',
} as const satisfies Resource

function readJob(row: Row, context: ItemContext<DecodeContext>): Job {
  return omitUndefined({
    ...readRecord(row, texts, context),
    ...readDescription(row, context),
    owner: readOwner(row, 'jobable'),
    picture: readPicture(row, imageFieldNames, context),
    jobType: readText(translated(row, texts.jobType, context)),
    contactName: readText(ownValue(row, 'contact_name')),
    contactEmail: readEmail(ownValue(row, 'contact_email')),
    contactPhone: readText(ownValue(row, 'contact_phone')),
    contactWebsite: readLink(ownValue(row, 'contact_website'), context),
    period: readPeriod(row, context),
  })
}

const texts = {
  name: ['name'],
  ...descriptionTexts,
  jobType: ['job_type'],
  picture: ['image_url_alt_text'],
} as const
