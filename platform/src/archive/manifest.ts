import { z } from 'zod'
import { archivedTables } from './archived-tables.ts'

/** The first entry of an archive. */
export const manifestName = 'manifest.json'

/** Of this version of the format. */
export const formatVersion = 1

export const archiveLimits = {
  manifestBytes: 16 * 2 ** 20,
  /** Of a picture, and of a row of a table. */
  itemBytes: 64 * 2 ** 20,
  /** Of all entries together, unpacked. */
  bytes: 16 * 2 ** 30,
} as const

/** Tells the format before anything else is read. */
export const formatSchema = z.object({
  format: z.literal('promenade-mall'),
  formatVersion: z.number().int().positive(),
})

const nameOfTable = /^(?:content|people)\/[a-z_]{1,40}\.jsonl$/
const nameOfPicture = /^(?:pictures|photos)\/[0-9a-f]{1,64}(?:\.[a-z0-9]{1,10})?$/

const entrySchema = z.strictObject({
  name: z.string().refine((name) => nameOfTable.test(name) || nameOfPicture.test(name), {
    error: 'is no name of an entry',
  }),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of a table. */
  rows: z.number().int().nonnegative().optional(),
})

/** What an archive has, in its order. */
export const manifestSchema = formatSchema.extend({
  /** Of the product that wrote it. */
  version: z.string().max(40),
  /** The last migration of its database: rows fit a database with the same alone. */
  migration: z.string().max(100),
  created: z.iso.datetime(),
  mall: z.strictObject({ id: z.number().int().positive(), name: z.string().max(1_000) }),
  people: z.boolean(),
  /** The last number of each sequence, so that none is given a second time. */
  numbers: z.record(z.string().regex(/^[a-z0-9_]{1,63}$/), z.number().int().positive()),
  entries: z.array(entrySchema).max(1_000_000),
})

export type Manifest = z.output<typeof manifestSchema>
export type ManifestEntry = z.output<typeof entrySchema>

/** The name of the entry of a table. */
export function entryNameOf({ name, isPersonal }: (typeof archivedTables)[number]): string {
  return `${isPersonal ? 'people' : 'content'}/${name}.jsonl`
}

/** The tables of an archive. */
export function tablesOf({ hasPeople }: { readonly hasPeople: boolean }): typeof archivedTables {
  return archivedTables.filter(({ isPersonal }) => hasPeople || !isPersonal)
}
