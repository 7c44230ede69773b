import { ConfigError } from './config-error.ts'

const settingsOfProperties = ['PLATFORM_API_KEY', 'MAIL_FROM', 'MAIL_STAFF'] as const

export type PropertySetting = (typeof settingsOfProperties)[number]

/** True for a setting of one property, such as `MAIL_FROM_2`. */
export function isPropertySetting(key: string): boolean {
  return settingsOfProperties.some((name) => key.startsWith(`${name}_`) && isId(key.slice(name.length + 1)))
}

/**
 * A setting of single properties: `MAIL_FROM_2` is `MAIL_FROM` of the property 2. Answers what is set by the id of the property.
 * Throws `ConfigError` for a name that ends in something else.
 */
export function readPropertySettings(
  environment: Readonly<Record<string, string | undefined>>,
  name: PropertySetting,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [key, value = ''] of Object.entries(environment)) {
    if (!key.startsWith(`${name}_`) || value === '') continue
    const id = key.slice(name.length + 1)
    if (!isId(id)) throw new ConfigError(`${key} must end in the id of a property, such as ${name}_2.`)
    found.set(id, value)
  }
  return found
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text)
}
