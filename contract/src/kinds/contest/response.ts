import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditableContest } from './document.ts'
import type { Contest } from '@promenade/domain/mall/contest'
import { type ItemContext } from '../../decode/response.ts'
import { readPeriod } from '../../decode/dates.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { descriptionTexts, readDescription } from '../../decode/description.ts'
import { readFlag } from '../../decode/flag.ts'
import { readHtml } from '../../decode/html.ts'
import { readInteger } from '../../decode/number.ts'
import { imageFieldNames, readPicture } from '../../decode/picture.ts'
import { readRecord } from '../../decode/record.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { describedFields, htmlSchema, imageFields } from '../../schema/fields.ts'
import { optionalTextSchema, scheduleFields } from '../../schema/fields.ts'

/** A contest that visitors can enter. */
export const contestSchema = z
  .strictObject({
    ...describedFields,
    rules_and_regs: htmlSchema,
    minimum_age: z
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Entrants confirm that they are at least this old.' }),
    eligibility: optionalTextSchema.meta({
      description: 'The condition for entrants, as a sentence that they confirm.',
    }),
    question: optionalTextSchema.meta({
      description: 'The question that an entry must answer. Null: no question.',
    }),
    use_contest_image: z.boolean().meta({ description: 'True: an entry needs a photo.' }),
    is_featured: z.boolean(),
    ...imageFields,
    ...scheduleFields,
  })
  .meta({ id: 'Contest', description: 'A contest that visitors can enter.' })

export type ContestJson = HasEveryField<EditableContest, ContestNames, z.infer<typeof contestSchema>>

interface ContestNames {
  picture: 'image_url' | 'image_url_alt_text'
  rules: 'rules_and_regs'
  start: 'start_date'
  end: 'end_date'
  photo: 'use_contest_image'
  featured: 'is_featured'
}

/** Contests, running and coming. */
export const contests = {
  ...recordList({
    path: 'contests',
    summary: 'Contests, running and coming',
    schema: contestSchema,
    read: readContest,
  }),
  sameBy: 'id',
} as const satisfies Resource

function readContest(row: Row, context: ItemContext<DecodeContext>): Contest {
  return omitUndefined({
    ...readRecord(row, texts, context),
    ...readDescription(row, context),
    picture: readPicture(row, pictureFields, context),
    rules: readHtml(translated(row, texts.rules, context), context),
    minimumAge: readInteger(ownValue(row, 'minimum_age'), 1, 120),
    eligibility: readText(translated(row, texts.eligibility, context)),
    question: readText(translated(row, texts.question, context)),
    asksForPhoto: readFlag(ownValue(row, 'use_contest_image')),
    isFeatured: readFlag(ownValue(row, 'is_featured')),
    period: readPeriod(row, context),
  })
}

const texts = {
  name: ['name'],
  ...descriptionTexts,
  rules: ['rules_and_regs'],
  eligibility: ['eligibility'],
  question: ['question'],
  picture: ['image_url_alt_text'],
} as const

const pictureFields = { ...imageFieldNames, addresses: ['image_url', 'photo_url', 'photo_2_url'] }
