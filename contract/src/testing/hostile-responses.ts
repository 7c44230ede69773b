import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreadableResponse } from '../decode/decode-context.ts'
import { context, type DecoderCase, decoders } from './decoders.ts'
import { anyJson, hostileValues, placesIn, withValueAt } from './hostile.ts'

const contexts = [context, { ...context, locale: 'es' as const, timeZone: 'Australia/Lord_Howe' }]

/** The values in parts: with the largest responses each takes seconds on a busy machine. */
const parts = Array.from({ length: 6 }, (_, part) =>
  hostileValues.filter((_value, index) => index % 6 === part),
)

const patience = { timeout: 60_000 }

/** In how many files the decoders are tested, of which none takes more than a thirtieth of the run. */
const files = 4

interface Share {
  /** Each field meets one value of so many, by turns, so that each value meets one field of so many; 1 for all. */
  readonly turns: number
}

/** Tests that a part of the decoders neither throws another error than `UnreadableResponse` nor returns an invalid value. */
export function testHostileResponses(part: number, { turns }: Share = { turns: 3 }): void {
  const own = decoders.filter((_, place) => place % files === part - 1)

  describe.each(own)('$name with hostile responses', patience, (decoder) => {
    const responses = decoder.responses.map((response) => ({ response, places: placesIn(response) }))

    it.each(parts.map((values, part) => ({ part: part + 1, values })))(
      'returns valid values or throws UnreadableResponse, with any one field replaced, part $part',
      ({ values }) => {
        const problems = responses.flatMap(({ response, places }, index) =>
          places.flatMap((place, nth) =>
            values.flatMap((hostile, turn) => {
              if ((nth + turn) % turns !== 0) return []
              const changed = withValueAt(response, place, hostile)
              return findProblem(decoder, changed, contexts[index % 2] ?? context) ?? []
            }),
          ),
        )
        expect(problems.slice(0, 3)).toEqual([])
      },
    )

    it('returns valid values with several fields replaced at once', () => {
      const change = fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...hostileValues), anyJson))
      const property = fc.property(
        fc.nat(),
        fc.array(change, { minLength: 2, maxLength: 6 }),
        (which, changes) => {
          const { response, places = [] } = responses[which % responses.length] ?? {}
          const changed = changes.reduce<unknown>(
            (value, [nth, hostile]) => withValueAt(value, places[nth % places.length] ?? [], hostile),
            response,
          )
          expect(findProblem(decoder, changed, contexts[which % 2] ?? context)).toBeUndefined()
        },
      )
      fc.assert(property, { numRuns: 300 })
    })

    it('returns valid values for any JSON at all', () => {
      const property = fc.property(anyJson, fc.nat(1), (response, which) => {
        expect(findProblem(decoder, response, contexts[which] ?? context)).toBeUndefined()
      })
      fc.assert(property, { numRuns: 300 })
    })

    it.each(['text', 7, true, { error: 'no' }, { status: 500, message: 'no' }])(
      'refuses %j without quoting it',
      (response) => {
        expect(() => decoder.decode(response, context)).toThrow(UnreadableResponse)
        expect(() => decoder.decode(response, context)).toThrow(
          /^The response for [\w/]+ is unreadable: expected an? \w+, got an? /,
        )
      },
    )
  })
}

/** The problem with the decoded value; undefined if it is valid or the response was refused. */
function findProblem(decoder: DecoderCase, response: unknown, where: typeof context): string | undefined {
  const decoded = attempt(() => decoder.decode(response, where))
  if (decoded === undefined) return undefined
  const { error } = decoder.invariant.safeParse(decoded.value)
  const crash = decoded.faults.find((fault) => fault.message.includes('could not be read'))
  const fault =
    (error === undefined ? undefined : JSON.stringify(error)) ??
    (crash === undefined ? undefined : `${crash.item} ${crash.message}`) ??
    (hasUndefined(decoded.value) ? 'an undefined field' : undefined) ??
    ('polluted' in {} ? 'a polluted prototype' : undefined)
  return fault === undefined ? undefined : `${fault}\nin ${JSON.stringify(response).slice(0, 2000)}`
}

function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode()
  } catch (error) {
    if (!(error instanceof UnreadableResponse)) throw error
    // Refusing a response because of our own error would hide the error.
    if (error.cause instanceof Error && error.cause.name !== 'UnusableItem') throw error.cause
    return undefined
  }
}

function hasUndefined(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((item) => item === undefined || hasUndefined(item))
}
