import { z } from 'zod'
import { documentSchemas } from './documents.ts'
import type { EntryKind } from './kinds.ts'
import { fieldKinds } from '../editing/fields.ts'

/** A field of a kind's document that a cell of a spreadsheet can hold. */
export interface Column {
  /** The path with dots, such as `name.en`. It is the same in every language. */
  readonly header: string
  readonly path: readonly string[]
  /** `date-or-date-time` has a time of day or none; `opening-hours` are `10:00-20:00`, `closed` or `24h`. */
  readonly cell: 'text' | 'number' | 'flag' | 'date' | 'date-or-date-time' | 'opening-hours'
  /** A list of such values. */
  readonly isList: boolean
  /** The path of a picture: only the studio can choose another one. */
  readonly isReadOnly: boolean
  /** The default of an absent value. */
  readonly fallback: unknown
}

/**
 * The columns of a kind, in the order of its schema: single values and lists of them, one column per language and per
 * day of the week. Lists of groups, such as the pictures of a gallery, are no columns. Nor is the mark of a folder that a
 * record is a draft.
 */
export function columnsOf(kind: EntryKind): readonly Column[] {
  return listColumns(documentSchemas[kind], []).filter(({ header }) => header !== 'draft')
}

/** The schema inside optional and default wrappers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema
}

function listColumns(wrapped: z.core.$ZodType, path: readonly string[]): readonly Column[] {
  const schema = unwrap(wrapped)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => listColumns(part, [...path, name]))
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.flatMap((name) => listColumns(schema.valueType, [...path, String(name)]))
  const isList = schema instanceof z.ZodArray
  const cell = cellOf(isList ? unwrap(schema.element) : schema)
  if (cell === undefined) return []
  const isReadOnly = fieldKinds.get(schema)?.kind === 'picture'
  const fallback: unknown = z.safeParse(wrapped, undefined).data
  return [{ header: path.join('.'), path, cell, isList, isReadOnly, fallback }]
}

function cellOf(schema: z.core.$ZodType): Column['cell'] | undefined {
  const kind = fieldKinds.get(schema)?.kind
  if (kind === 'date' || kind === 'date-or-date-time' || kind === 'opening-hours') return kind
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodBoolean) return 'flag'
  const isText =
    schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum
  return isText ? 'text' : undefined
}
