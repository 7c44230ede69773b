import { defaultLocale } from '@promenade/domain/locale/locale'
import type { Translations } from '@promenade/domain/locale/translations'
import { isGroup } from '@promenade/domain/studio/document'
import { z } from 'zod'
import type { Texts } from './texts.ts'

/**
 * Encodes a record with the fields of the schema, in that order: those of `own`, and for each other one the value that its
 * document has under the same name, a text in the language of the response. A field that is in neither does not compile, nor
 * does one of `own` that the schema lacks.
 */
export function encodeRecord<Schema extends z.ZodObject, Value extends object, const Own extends object>(
  schema: Schema,
  value: Value,
  texts: Texts,
  own: Own & Excess<Own, Schema['shape']>,
): Own & FromDocument<Schema['shape'], Omit<Value, keyof Own>>
export function encodeRecord(
  schema: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
  texts: Texts,
  own: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(schema.shape)
  const fields = names.map((name) => {
    const isOwn = Object.hasOwn(own, name)
    return [name, isOwn ? own[name] : encodeField(name, value[name], schema.shape[name], texts)] as const
  })
  texts.untranslated.sort((a, b) => names.indexOf(a) - names.indexOf(b))
  return Object.fromEntries(fields)
}

/** A field that the schema lacks has no value that compiles. */
type Excess<Own, Fields> = { [Name in Exclude<keyof Own, keyof Fields>]: never }

type FromDocument<Fields, Value> = {
  [Name in keyof Fields & keyof Value]: Encoded<Value[Name]>
}

/** What is absent is null, a list is empty. */
type Encoded<Value> = undefined extends Value
  ? Present<Exclude<Value, undefined>> | (Exclude<Value, undefined> extends Lists ? never : null)
  : Present<Value>

type Present<Value> = Value extends Translations<string> ? string : Value extends Lists ? string[] : Value

type Lists = Translations<readonly string[]>

function encodeField(
  name: string,
  value: unknown,
  schema: z.core.$ZodType | undefined,
  texts: Texts,
): unknown {
  if (value === undefined) return schema instanceof z.ZodArray ? [] : null
  if (isTexts(value)) return texts.text(name, value)
  return isLists(value) ? texts.list(name, value) : value
}

function isTexts(value: unknown): value is Translations<string> {
  return isGroup(value) && typeof value[defaultLocale] === 'string'
}

function isLists(value: unknown): value is Lists {
  return isGroup(value) && Array.isArray(value[defaultLocale])
}
