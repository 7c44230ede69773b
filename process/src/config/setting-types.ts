// The types of settings. Each message continues the name of the setting, and never repeats a secret.
import { resolve } from 'node:path'
import { z } from 'zod'
import { logLevels } from '../log/log.ts'

/** Any text; mandatory. */
export const text = z.string('is required but not set.')

/** A type of setting. `read` returns undefined for an invalid text; then `describe` returns the message. */
export function setting<Value>(
  read: (text: string) => Value | undefined,
  describe: (text: string) => string,
) {
  return text.transform((input, context) => {
    const value = read(input)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: describe(input) })
    return z.NEVER
  })
}

/** A text that matches a pattern. */
export function textLike(pattern: Pick<RegExp, 'test'>, describe: (text: string) => string) {
  return setting((input) => (pattern.test(input) ? input : undefined), describe)
}

/** One of a list of texts. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
  return setting(
    (input) => values.find((value) => value === input),
    (input) => `must be one of ${values.join(', ')}, not "${input}".`,
  )
}

/** The least severe level of the log; `info` by default. */
export const logLevel = oneOf(logLevels).default('info')

/** Printable ASCII without spaces, which is safe in an address or a header. */
export const asciiText = textLike(
  /^[\x21-\x7e]+$/,
  () => 'must be letters, digits and signs of ASCII without spaces.',
)

/** An address or a name of this machine; by default only this machine can connect. */
export const host = textLike(
  /^[\w.:%-]+$/,
  (input) => `must be an address of this machine, such as 0.0.0.0, not "${input}".`,
).default('127.0.0.1')

/** A TCP port; 0 is any free port. */
export const port = wholeNumber({ min: 0, max: 65_535, noun: 'a port number' })

/** A number from 0 to 99, 0 by default. */
export const upTo99 = wholeNumber({ min: 0, max: 99 }).default(0)

/** A whole number from `min` to `max`. */
export function wholeNumber({ min, max, noun = 'a number' }: { min: number; max: number; noun?: string }) {
  const isWithin = (number: number) => number >= min && number <= max
  return setting(
    (input) => (/^\d{1,9}$/.test(input) && isWithin(Number(input)) ? Number(input) : undefined),
    (input) => `must be ${noun} from ${min} to ${max}, not "${input}".`,
  )
}

/** An absolute path. */
export const folder = text.transform((path) => resolve(path))

/** An http(s) address without user name and password. */
export const httpUrl = text.superRefine((input, context) => {
  const url = URL.parse(input)
  if (url === null || !/^https?:$/.test(url.protocol))
    context.addIssue('must be an http or https address, such as https://example.com.')
  else if (url.username !== '' || url.password !== '')
    context.addIssue('must not contain a user name or password.')
})

const originRule =
  'must be addresses of sites without a path, user name or password, such as https://example.com.'

/** The origin of a site, without a trailing slash. */
export const origin = setting(parseOrigin, () => originRule)

/** Origins separated by commas or spaces, without duplicates. */
export const origins = setting(
  (input) => {
    const parts = splitList(input).map(parseOrigin)
    return parts.length > 0 && parts.every((part) => part !== undefined) ? [...new Set(parts)] : undefined
  },
  () => originRule,
)

/** Splits a list at commas and spaces. */
export function splitList(input: string): readonly string[] {
  return input.split(/[\s,]+/).filter((part) => part !== '')
}

function parseOrigin(input: string): string | undefined {
  const url = URL.parse(input)
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
