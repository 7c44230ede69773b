import type { Contest } from '@promenade/domain/mall/contest'
import { decodeList, type Reading } from './reading/answer.ts'
import { readPeriod } from './reading/dates.ts'
import type { DecodeContext, Decoded } from './reading/decoded.ts'
import { defined } from './reading/defined.ts'
import { descriptionTexts, readDescription } from './reading/description.ts'
import { readFlag } from './reading/flag.ts'
import { readHtml } from './reading/html.ts'
import { readInteger } from './reading/number.ts'
import { imageFieldNames, readPicture } from './reading/picture.ts'
import { readRecord, withUniqueKeys } from './reading/record.ts'
import { ownValue, type Row } from './reading/row.ts'
import { readText } from './reading/text.ts'
import { translated } from './reading/translation.ts'
import { z } from 'zod'
import { changedFields, htmlWire, idWire, imageFields, optionalTextWire } from './wire/fields.ts'
import { scheduleFields, slugWire, textWire, untranslatedFields } from './wire/fields.ts'

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

export type ContestWire = z.infer<typeof contestWire>

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
