import { z } from 'zod'
import { changeSchema, faultSchema, idSchema, kindSchema, titleSchema } from './fields.ts'
import { localeSchema } from './locale.ts'
import { sheetLook } from './sheet-look.ts'
import { studioProblemSchema } from './problem.ts'

const choice = z.literal(['0', '1']).default('0')

/** The query of `GET /exports/:file`. */
export const exportQuery = z.strictObject({
  /** Ids in the order of the rows. Absent: all records that are not in the bin. */
  entries: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .optional(),
  ...sheetLook,
  /** Heads in the words of this language. Absent: the names of fields, for programs. The import takes all of them. */
  heads: sheetLook.heads.optional(),
})

/** The query of `POST /imports/csv`. With `dry_run=1` nothing is done, and faults are part of the response. */
export const importQuery = z.strictObject({
  kind: kindSchema,
  dry_run: choice,
  /** A row whose slug no record has becomes a draft; otherwise it is left out. */
  create: choice,
  /**
   * With it, the studio's value wins where a field was also changed in the studio since the download; without
   * it, such a change is refused.
   */
  keep: choice,
  /** Publishes records that visitors see; otherwise all changes are drafts. */
  publish: choice,
  /** Decides `03/04/2026` where the file itself does not: 3 April in Spanish, a fault in English. */
  locale: localeSchema.default('en'),
  title: z.string().max(200).optional(),
})

/** The faults of a cell besides those of documents. */
const cellFaults = [
  'unknown-column',
  'repeated-column',
  'missing-column',
  'extra-cells',
  'quotes',
  'too-long',
  'repeated-row',
  'slug',
  'version',
  'in-bin',
  'read-only',
  'number',
  'flag',
  'date',
  'ambiguous-date',
  'mangled',
  'lost-letters',
] as const

/** A fault with its place in the spreadsheet. Row 1 is the header; `column` is the name of its field, or an unknown header. */
const cellFaultSchema = z.strictObject({
  row: z.int().positive(),
  column: z.string().optional(),
  /** The header in the words of the language that the query names. */
  head: z.string().optional(),
  code: z.enum([...cellFaults, ...faultSchema.shape.code.options]),
  message: z.string(),
  value: z.string().optional(),
})

/** Faults in a response: nobody mends more before trying again. */
export const maxFaults = 100

/** The response to `POST /imports/csv`. */
export const importResultSchema = z.strictObject({
  /** The change set. Absent of a dry run, and where nothing changes. */
  id: idSchema.optional(),
  /** Rows below the header that are not empty. */
  rows: z.int().min(0),
  /** Changed rows, and rows whose slug no record has. */
  items: z.array(
    z.strictObject({
      row: z.int().positive(),
      /** Absent of a record that is not there yet. */
      entry: idSchema.optional(),
      slug: z.string(),
      title: titleSchema,
      changes: z.array(changeSchema),
      /** Fields that were changed since the download: `before` is the studio's value, `after` the spreadsheet's. */
      conflicts: z.array(changeSchema),
    }),
  ),
  /** The faults of the first rows. */
  faults: z.array(cellFaultSchema).max(maxFaults),
  /** All of them. */
  faultCount: z.int().min(0),
})

/** 409 for conflicts, 422 for faults: nothing was done. */
export const importRefusedSchema = studioProblemSchema.extend({ result: importResultSchema.optional() })

export type ImportQuery = z.infer<typeof importQuery>
export type ImportResult = z.infer<typeof importResultSchema>
export type CellFault = z.infer<typeof cellFaultSchema>
