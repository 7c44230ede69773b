import { unwrap } from '@promenade/contract/kinds/columns'
import { type FieldKind, fieldKinds } from '@promenade/contract/editing/fields'
import { locales } from '@promenade/domain/locale/locale'
import type { Path } from '@promenade/domain/studio/document'
import { z } from 'zod'

/** A value with its schema, without optional and default wrappers. */
export interface Field {
  readonly schema: z.core.$ZodType
  readonly kind: FieldKind | undefined
  readonly value: unknown
  readonly path: Path
}

/** All values that a schema has a field for, groups before their fields; also values of the wrong type. */
export function listFields(
  optionalSchema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): readonly Field[] {
  const schema = unwrap(optionalSchema)
  const inside = entriesOf(value).flatMap(([key, part]) => {
    const partSchema = schemaAt(schema, key)
    return partSchema === undefined ? [] : listFields(partSchema, part, [...path, key])
  })
  return [{ schema, kind: fieldKinds.get(schema), value, path }, ...inside]
}

/** Expands the short forms of content files: one text for all languages, and a number as a label. */
export function expandShorthand(schema: z.core.$ZodType, value: unknown): unknown {
  return mapFields(schema, value, (written, field) => {
    if (field?.kind === 'translations' && typeof written === 'string')
      return Object.fromEntries(locales.map(({ code }) => [code, written]))
    return field?.kind === 'label' && Number.isInteger(written) ? String(written) : written
  })
}

/** The value with each field that the schema knows replaced, groups before their fields. */
export function mapFields(
  optionalSchema: z.core.$ZodType | undefined,
  value: unknown,
  replace: (value: unknown, field: FieldKind | undefined) => unknown,
): unknown {
  if (optionalSchema === undefined) return value
  const schema = unwrap(optionalSchema)
  const replaced = replace(value, fieldKinds.get(schema))
  if (Array.isArray(replaced))
    return replaced.map((item, index) => mapFields(schemaAt(schema, index), item, replace))
  if (typeof replaced !== 'object' || replaced === null) return replaced
  return Object.fromEntries(
    entriesOf(replaced).map(([key, part]) => [key, mapFields(schemaAt(schema, key), part, replace)]),
  )
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item])
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** The schema of a part of a group, list or record; undefined where the schema has none. */
export function schemaAt(schema: z.core.$ZodType, key: string | number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return typeof key === 'number' ? schema.element : undefined
  if (schema instanceof z.ZodRecord) return schema.valueType
  return schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
}
