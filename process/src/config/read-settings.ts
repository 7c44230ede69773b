import { OperatorError } from '../operator-error.ts'
import type { z } from 'zod'

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The new names of renamed settings, by the name in the last version. */
export type FormerNames = Readonly<Record<string, string>>

/**
 * Reads the settings of `schema`, an object with a type for each name. A blank setting counts as not set. Throws
 * `OperatorError` with a sentence for each invalid setting.
 */
export function readSettings<Schema extends z.ZodObject>(
  env: Environment,
  schema: Schema,
  formerNames: FormerNames = {},
): z.output<Schema> {
  const texts = Object.keys(schema.shape).map((name) => [name, findText(env, name, formerNames)])
  const result = schema.safeParse(Object.fromEntries(texts))
  if (result.success) return result.data
  throw new OperatorError(
    result.error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('\n'),
  )
}

/** Reads one setting that is present, such as `MAIL_FROM_2`, whose name is not in the schema. Throws `OperatorError`. */
export function readSetting<Value>(env: Environment, name: string, type: z.ZodType<Value>): Value {
  const result = type.safeParse(env[name]?.trim())
  if (result.success) return result.data
  throw new OperatorError(result.error.issues.map(({ message }) => `${name} ${message}`).join('\n'))
}

function findText(env: Environment, name: string, formerNames: FormerNames): string | undefined {
  const names = [name, ...Object.keys(formerNames).filter((former) => formerNames[former] === name)]
  return names.map((candidate) => env[candidate]?.trim()).find((text) => text !== undefined && text !== '')
}
