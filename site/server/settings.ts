import { isAbsolute, resolve } from 'node:path'

/** What a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used; the message is one sentence for whoever set it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

export function required(env: Environment, name: string): string {
  const value = text(env, name)
  if (value === undefined) throw new ConfigError(`${name} is not set, and the site cannot start without it.`)
  return value
}

/** A text that goes into an address or a header as it is. */
export function word(name: string, value: string): string {
  if (/^[\x21-\x7e]+$/.test(value)) return value
  throw new ConfigError(`${name} must be letters, digits and signs without a space between them.`)
}

/** An address of this machine, or its name; by itself the one that only this machine reaches. */
export function host(env: Environment, name: string): string {
  const value = text(env, name) ?? '127.0.0.1'
  if (/^[\w.:%-]+$/.test(value)) return value
  throw new ConfigError(`${name} must be an address of this machine, such as 0.0.0.0, not "${value}".`)
}

/** Names that visitors may know the site by. */
export function hosts(env: Environment, name: string): readonly string[] | undefined {
  const parts = text(env, name)
    ?.toLowerCase()
    .split(/[\s,]+/)
  if (parts === undefined || parts.every((part) => /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(part))) return parts
  throw new ConfigError(`${name} takes host names without a port, such as example.com, www.example.com.`)
}

export function httpUrl(name: string, value: string): string {
  const url = URL.parse(value)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new ConfigError(`${name} must be an http or https address, such as https://example.com.`)
  }
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError(`${name} must not hold a user name or password.`)
  }
  return value
}

function toOrigin(name: string, value: string): string {
  const url = new URL(httpUrl(name, value))
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${name} takes the address of a site without a path, such as https://example.com.`)
  }
  return url.origin
}

export function optionalOrigin(env: Environment, name: string): string | undefined {
  const value = text(env, name)
  return value === undefined ? undefined : toOrigin(name, value)
}

export function origins(env: Environment, name: string): readonly string[] {
  const parts = (text(env, name) ?? '').split(/[\s,]+/).filter((part) => part !== '')
  return [...new Set(parts.map((part) => toOrigin(name, part)))]
}

/** Two settings that make sense together only. */
export function both(env: Environment, one: string, other: string): readonly [string, string] | undefined {
  const [first, second] = [text(env, one), text(env, other)]
  if (first === undefined && second === undefined) return undefined
  if (first === undefined || second === undefined) {
    throw new ConfigError(`${one} and ${other} belong together: set both or neither.`)
  }
  return [first, second]
}

export function count(name: string, value: string): number {
  if (/^\d{1,2}$/.test(value)) return Number(value)
  throw new ConfigError(`${name} must be a number from 0 to 99, not "${value}".`)
}

export function port(name: string, value: string): number {
  const number = Number(value)
  if (!/^\d{1,5}$/.test(value) || number > 65_535) {
    throw new ConfigError(`${name} must be a port number from 0 to 65535, not "${value}".`)
  }
  return number
}

export function folder(path: string): string {
  return isAbsolute(path) ? path : resolve(path)
}
