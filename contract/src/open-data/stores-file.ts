import { locales } from '@promenade/domain/locale/locale'
import { z } from 'zod'
import { instantSchema, slugSchema, textSchema } from '../schema/fields.ts'

const localeCodes = z.enum(locales.map(({ code }) => code))

const inEachLanguage = <T extends z.ZodType>(value: T) =>
  z.record(localeCodes, value).meta({ description: 'In each language of the site, by its code.' })

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

const openingFields = {
  kind: z.enum(['open', 'closed', 'all-day']),
  opens: wallTime.optional().meta({ description: 'Local time in `mall.time_zone`, if `kind` is `open`.' }),
  closes: wallTime
    .optional()
    .meta({ description: 'Like `opens`. A time not after `opens` is on the next day.' }),
}

const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const calmEntry = z
  .array(z.strictObject({ days: z.array(z.enum(daysOfWeek)).min(1), starts: wallTime, ends: wallTime }))
  .optional()
  .meta({ description: 'Recurring hours with little noise and light; not held on holidays.' })

const storeHoursEntry = z.strictObject({
  source: z.enum(['store', 'centre']).meta({
    description: 'Owner of the hours: `centre` for a store without hours of its own.',
  }),
  today: z
    .strictObject({
      date: z.iso.date().meta({ description: 'Today in `mall.time_zone`.' }),
      ...openingFields,
      holiday: textSchema
        .optional()
        .meta({ description: 'Name of the holiday with these hours, in English.' }),
    })
    .optional()
    .meta({ description: 'With holidays. Absent if unknown.' }),
  regular: z
    .array(z.strictObject({ day: z.enum(daysOfWeek), ...openingFields }))
    .meta({ description: 'An ordinary week, Monday first, without unknown days.' }),
  calm: calmEntry,
})

const storeEntry = z.strictObject({
  id: z.string().meta({ description: 'Stays the same when the name changes.' }),
  slug: slugSchema.or(z.string().min(1)),
  name: inEachLanguage(textSchema),
  summary: inEachLanguage(textSchema).optional(),
  url: inEachLanguage(z.url()).meta({ description: 'Its page on this site.' }),
  categories: z.array(z.strictObject({ slug: z.string().min(1), name: inEachLanguage(textSchema) })),
  level: z.int().optional().meta({ description: '1 is the lowest.' }),
  unit: textSchema.optional().meta({ description: 'As printed on the door.' }),
  flags: z.array(z.enum(['new', 'coming-soon', 'relocated', 'temporarily-closed'])),
  phone: textSchema.optional(),
  website: z.url({ protocol: /^https?$/ }).optional(),
  hours: storeHoursEntry.optional().meta({
    description:
      'Absent for a store that is coming soon or temporarily closed, and for hours written as prose.',
  }),
})

/**
 * The stores of the mall as open data, `/stores.json`. New fields keep the `version`; changed or removed fields need a
 * new one.
 */
export const storesFile = z
  .strictObject({
    $schema: z.url().meta({ description: 'The address of this schema.' }),
    version: z.literal(1),
    mall: z.strictObject({
      name: inEachLanguage(textSchema),
      url: inEachLanguage(z.url()),
      time_zone: textSchema.meta({ description: 'IANA time zone of all wall times.' }),
      calm: calmEntry,
    }),
    updated_at: instantSchema.optional().meta({ description: 'Time of the latest change of a store.' }),
    stores: z.array(storeEntry),
  })
  .meta({
    title: 'Stores of a shopping centre',
    description: 'All stores of the public directory. Unknown fields are absent.',
  })

/** The content of `/stores.json`. */
export type StoresFile = z.infer<typeof storesFile>
/** A store of `/stores.json`. */
export type StoreEntry = StoresFile['stores'][number]

/** The JSON Schema (2020-12) of `/stores.json`. */
export function storesFileSchema(): object {
  return z.toJSONSchema(storesFile)
}
