import { locales } from '@promenade/domain/locale/locale'
import { z } from 'zod'
import { instantWire, slugWire, textWire } from '../schema/fields.ts'

const localeCodes = z.enum(locales.map(({ code }) => code))

const inEachLanguage = <T extends z.ZodType>(value: T) =>
  z.record(localeCodes, value).meta({ description: 'In each language of the site, by its code.' })

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

const openingFields = {
  kind: z.enum(['open', 'closed', 'all-day']),
  opens: wallTime.optional().meta({ description: 'Wall time in `mall.time_zone`; where `kind` is `open`.' }),
  closes: wallTime
    .optional()
    .meta({ description: 'Like `opens`. At or before `opens` it is the next day’s.' }),
}

const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const storeHoursEntry = z.strictObject({
  source: z.enum(['store', 'centre']).meta({
    description: 'Whose hours they are: `centre` where the store has none of its own.',
  }),
  today: z
    .strictObject({
      date: z.iso.date().meta({ description: 'Today in `mall.time_zone`.' }),
      ...openingFields,
      holiday: textWire.optional().meta({ description: 'The holiday whose hours they are, in English.' }),
    })
    .optional()
    .meta({ description: 'Holidays applied. Absent where nobody knows.' }),
  regular: z
    .array(z.strictObject({ day: z.enum(daysOfWeek), ...openingFields }))
    .meta({ description: 'An ordinary week, Monday first, without the days that nobody knows.' }),
})

const storeEntry = z.strictObject({
  id: z.string().meta({ description: 'Stays the same when the name changes.' }),
  slug: slugWire.or(z.string().min(1)),
  name: inEachLanguage(textWire),
  summary: inEachLanguage(textWire).optional(),
  url: inEachLanguage(z.url()).meta({ description: 'Its page here.' }),
  categories: z.array(z.strictObject({ slug: z.string().min(1), name: inEachLanguage(textWire) })),
  level: z.int().optional().meta({ description: '1 is the lowest.' }),
  unit: textWire.optional().meta({ description: 'As printed on the door.' }),
  flags: z.array(z.enum(['new', 'coming-soon', 'relocated', 'temporarily-closed'])),
  phone: textWire.optional(),
  website: z.url({ protocol: /^https?$/ }).optional(),
  hours: storeHoursEntry.optional().meta({
    description: 'Absent for a store that is not open yet or closed for now, and where hours are prose.',
  }),
})

/**
 * The stores of the mall as open data, `/stores.json`. Fields are added under one `version`; one that changes its
 * meaning or goes away makes the next.
 */
export const storesFile = z
  .strictObject({
    $schema: z.url().meta({ description: 'This description.' }),
    version: z.literal(1),
    mall: z.strictObject({
      name: inEachLanguage(textWire),
      url: inEachLanguage(z.url()),
      time_zone: textWire.meta({ description: 'IANA time zone of all wall times.' }),
    }),
    updated_at: instantWire.optional().meta({ description: 'When the latest change of a store was made.' }),
    stores: z.array(storeEntry),
  })
  .meta({
    title: 'Stores of a shopping centre',
    description: 'Every store as the public directory shows it. What is not known is left out.',
  })

export type StoresFile = z.infer<typeof storesFile>
export type StoreEntry = StoresFile['stores'][number]

/** The shape of `/stores.json` as JSON Schema (2020-12), for whoever reads it. */
export function storesFileSchema(): object {
  return z.toJSONSchema(storesFile)
}
