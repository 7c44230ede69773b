import { OperatorError } from '@promenade/process/operator-error'
import { type Environment, readSetting } from '@promenade/process/config/read-settings'
import type { z } from 'zod'

const settingsOfProperties = ['PLATFORM_API_KEY', 'MAIL_FROM', 'MAIL_STAFF'] as const

type PropertySetting = (typeof settingsOfProperties)[number]

/** True for a setting of one property, such as `MAIL_FROM_2`. */
export function isPropertySetting(key: string): boolean {
  return settingsOfProperties.some((name) => key.startsWith(`${name}_`) && isId(key.slice(name.length + 1)))
}

/**
 * Reads a setting of single properties by the id of the property: `MAIL_FROM_2` is `MAIL_FROM` of the property 2. Throws
 * `OperatorError` for an invalid value or id.
 */
export function readPropertySettings<Value>(
  env: Environment,
  name: PropertySetting,
  type: z.ZodType<Value>,
): ReadonlyMap<string, Value> {
  const keys = Object.keys(env).filter((key) => key.startsWith(`${name}_`) && env[key]?.trim())
  return new Map(
    keys.map((key) => {
      const id = key.slice(name.length + 1)
      if (!isId(id)) throw new OperatorError(`${key} must end in the id of a property, such as ${name}_2.`)
      return [id, readSetting(env, key, type)]
    }),
  )
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text)
}
