import type { EditableContest } from '../editing/contests.ts'
import type { Contest } from '@promenade/domain/mall/contest'
import { decodeList, type Reading } from '../decode/response.ts'
import { readPeriod } from '../decode/dates.ts'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { defined } from '../decode/defined.ts'
import { descriptionTexts, readDescription } from '../decode/description.ts'
import { readFlag } from '../decode/flag.ts'
import { readHtml } from '../decode/html.ts'
import { readInteger } from '../decode/number.ts'
import { imageFieldNames, readPicture } from '../decode/picture.ts'
import { readRecord, withUniqueKeys } from '../decode/record.ts'
import { ownValue, type Row } from '../decode/row.ts'
import { readText } from '../decode/text.ts'
import { translated } from '../decode/translation.ts'
import { z } from 'zod'
import type { Carries } from '../schema/carries.ts'
import { changedFields, htmlWire, idWire, imageFields, optionalTextWire } from '../schema/fields.ts'
import { scheduleFields, slugWire, textWire, untranslatedFields } from '../schema/fields.ts'

/** A contest that visitors can enter. */
export const contestWire = z
  .strictObject({
    id: idWire,
    slug: slugWire,
    name: textWire,
    description: htmlWire,
    plain_text_description: optionalTextWire,
    rules_and_regs: htmlWire,
    minimum_age: z
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Whoever enters confirms to be at least this old.' }),
    eligibility: optionalTextWire.meta({ description: 'Who may enter, as a sentence that they confirm.' }),
    question: optionalTextWire.meta({
      description: 'What an entry answers, where the contest asks something.',
    }),
    use_contest_image: z.boolean().meta({ description: 'Whether an entry takes a photo.' }),
    is_featured: z.boolean(),
    ...imageFields,
    ...scheduleFields,
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Contest', description: 'A contest that visitors can enter.' })

export type ContestWire = Carries<EditableContest, ContestNames, z.infer<typeof contestWire>>

interface ContestNames {
  picture: 'image_url' | 'image_url_alt_text'
  rules: 'rules_and_regs'
  start: 'start_date'
  end: 'end_date'
  photo: 'use_contest_image'
  featured: 'is_featured'
}

/** All contests the platform answers. Throws UnreadableAnswer. */
export function decodeContests(answer: unknown, context: DecodeContext): Decoded<readonly Contest[]> {
  return withUniqueKeys('contests', decodeList('contests', answer, context, readContest))
}

function readContest(row: Row, reading: Reading<DecodeContext>): Contest {
  return defined({
    ...readRecord(row, texts, reading),
    ...readDescription(row, reading),
    picture: readPicture(row, pictureFields, reading),
    rules: readHtml(translated(row, texts.rules, reading), reading),
    minimumAge: readInteger(ownValue(row, 'minimum_age'), 1, 120),
    eligibility: readText(translated(row, texts.eligibility, reading)),
    question: readText(translated(row, texts.question, reading)),
    asksForPhoto: readFlag(ownValue(row, 'use_contest_image')),
    isFeatured: readFlag(ownValue(row, 'is_featured')),
    period: readPeriod(row, reading),
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
