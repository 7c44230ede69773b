import { byLocale, defaultLocale } from '@promenade/domain/locale/locale'
import { entryStates } from '@promenade/domain/studio/entry-state'
import { findingKinds } from '@promenade/domain/studio/faults/find-faults'
import { z } from 'zod'
import { type EntryKind, entryKinds } from '../kinds/kinds.ts'
import { instantSchema } from '../schema/fields.ts'

/** The largest integer of PostgreSQL. */
const maxInteger = 2_147_483_647

/** Identity of a row of the studio. */
export const idSchema = z.int().positive().max(maxInteger)

/** The same in the query of an address. */
export const idQuery = z.coerce.number().int().positive().max(maxInteger)

/** The part of an address that names a record. A recurring event adds its date. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(180)

/** The kind of an entry, such as `promotion`. */
export const kindSchema = z.enum(kindNames())

export const entryStateSchema = z.enum(entryStates)

/** Number of an entry's newest revision; the value of `ETag` and `If-Match`, in quotes there. */
export const versionSchema = z.int().positive().max(maxInteger)

/** The path of a value in a document: keys of groups and indexes of lists. */
export const pathSchema = z.array(z.union([z.string(), z.int().min(0)])).max(30)

/** A record as staff write it: the input of its editing schema, which may be incomplete while it is a draft. */
export const documentSchema = z.record(z.string(), z.unknown())

/** A title in the languages that have one. */
export const titleSchema = z.strictObject({
  ...byLocale(() => z.string().optional()),
  [defaultLocale]: z.string(),
})

/** A value that a document has wrong. `code` is for the studio's own sentence, `message` is plain English. */
export const faultSchema = z.strictObject({
  path: pathSchema,
  code: z.enum([
    'missing',
    'empty',
    'type',
    'choice',
    'unknown-field',
    'reference',
    'link',
    'reversed',
    'invalid',
    // Found by the rules about the whole mall.
    ...findingKinds,
  ]),
  message: z.string(),
  /** What the sentence about it names: dates as `2026-12-24`, hours as `10:00-20:00`, days as `monday`, records by language. */
  values: z.record(z.string(), z.union([z.string(), titleSchema])).optional(),
})

/** A fault, with the entry where an action is about several. */
export const entryFaultSchema = faultSchema.extend({ entry: idSchema.optional() })

/** A value that differs between two versions; `before` or `after` is absent where there is none. */
export const changeSchema = z.strictObject({
  path: pathSchema,
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})

/** Author and time of an act. `by` is the name at that time; an import has none. */
export const actSchema = z.strictObject({ at: instantSchema, by: z.string().nullable() })

export type Fault = z.infer<typeof faultSchema>
export type EntryFault = z.infer<typeof entryFaultSchema>

function kindNames(): readonly [EntryKind, ...EntryKind[]] {
  const [first = 'property', ...others] = entryKinds
  return [first, ...others]
}
