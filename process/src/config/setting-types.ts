// The types of settings. Each message continues the name of the setting, and never repeats a secret.
import { resolve } from 'node:path'
import { z } from 'zod'
import { logLevels } from '../log/log.ts'

/** Any text; mandatory. */
export const text = z.string('is not set, and nothing can start without it.')

/** A type of setting. `read` returns undefined for an invalid text; then `describe` returns the message. */
export function setting<Value>(
  read: (text: string) => Value | undefined,
  describe: (text: string) => string,
) {
  return text.transform((given, context) => {
    const value = read(given)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: describe(given) })
    return z.NEVER
  })
}

/** A text that matches a pattern. */
export function textLike(pattern: Pick<RegExp, 'test'>, describe: (text: string) => string) {
  return setting((given) => (pattern.test(given) ? given : undefined), describe)
}

/** One of a list of texts. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
  return setting(
    (given) => values.find((value) => value === given),
    (given) => `must be one of ${values.join(', ')}, not "${given}".`,
  )
}

/** The least severe level of the log; `info` by default. */
export const logLevel = oneOf(logLevels).default('info')

/** A text that is safe in an address or a header. */
export const word = textLike(
  /^[\x21-\x7e]+$/,
  () => 'must be letters, digits and signs without a space between them.',
)

/** An address or a name of this machine; by default only this machine can connect. */
export const host = textLike(
  /^[\w.:%-]+$/,
  (given) => `must be an address of this machine, such as 0.0.0.0, not "${given}".`,
).default('127.0.0.1')

/** A TCP port; 0 is any free port. */
export const port = wholeNumber({ min: 0, max: 65_535, what: 'a port number' })

/** A number from 0 to 99, 0 by default. */
export const upTo99 = wholeNumber({ min: 0, max: 99 }).default(0)

/** A whole number from `min` to `max`. */
export function wholeNumber({ min, max, what = 'a number' }: { min: number; max: number; what?: string }) {
  const isWithin = (number: number) => number >= min && number <= max
  return setting(
    (given) => (/^\d{1,9}$/.test(given) && isWithin(Number(given)) ? Number(given) : undefined),
    (given) => `must be ${what} from ${min} to ${max}, not "${given}".`,
  )
}

/** An absolute path. */
export const folder = text.transform((path) => resolve(path))

/** An http(s) address without user name and password. */
export const httpUrl = text.superRefine((given, context) => {
  const url = URL.parse(given)
  if (url === null || !/^https?:$/.test(url.protocol))
    context.addIssue('must be an http or https address, such as https://example.com.')
  else if (url.username !== '' || url.password !== '')
    context.addIssue('must not hold a user name or password.')
})

const originRule =
  'takes addresses of sites without a path, user name or password, such as https://example.com.'

/** The origin of a site, without a trailing slash. */
export const origin = setting(parseOrigin, () => originRule)

/** Origins separated by commas or spaces, each once. */
export const origins = setting(
  (given) => {
    const parts = splitList(given).map(parseOrigin)
    return parts.length > 0 && parts.every((part) => part !== undefined) ? [...new Set(parts)] : undefined
  },
  () => originRule,
)

/** Splits a list at commas and spaces. */
export function splitList(given: string): readonly string[] {
  return given.split(/[\s,]+/).filter((part) => part !== '')
}

function parseOrigin(given: string): string | undefined {
  const url = URL.parse(given)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : undefined
}

/** Adds an issue if only one of two settings is present. */
export function bothOrNeither<Name extends string>(one: Name, other: Name) {
  return (settings: { readonly [Key in Name]?: unknown }, context: z.RefinementCtx): void => {
    if ((settings[one] === undefined) === (settings[other] === undefined)) return
    context.addIssue({
      code: 'custom',
      path: [one],
      message: `and ${other} belong together: set both or neither.`,
    })
  }
}
