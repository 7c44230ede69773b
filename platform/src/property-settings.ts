import { ConfigError } from './config-error.ts'

/**
 * A setting of single properties: `MAIL_FROM_2` is `MAIL_FROM` of the property 2. Answers what is set by the id of the property.
 * Throws `ConfigError` for a name that ends in something else.
 */
export function readPropertySettings(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [key, value = ''] of Object.entries(environment)) {
    if (!key.startsWith(`${name}_`) || value === '') continue
    const id = key.slice(name.length + 1)
    if (!/^[1-9]\d{0,8}$/.test(id))
      throw new ConfigError(`${key} must end in the id of a property, such as ${name}_2.`)
    found.set(id, value)
  }
  return found
}
