import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreadableAnswer } from './decode/decoded.ts'
import { context, type DecoderCase, decoders } from './testing/decoders.ts'
import { anyJson, hostileValues, placesIn, withValueAt } from './testing/hostile.ts'

const contexts = [context, { ...context, locale: 'es' as const, timeZone: 'Australia/Lord_Howe' }]

// The largest answers take seconds on a busy machine.
const patience = { timeout: 60_000 }

describe.each(decoders)('$name, fed with what no platform should answer', patience, (decoder) => {
  const answers = decoder.answers.map((answer) => ({ answer, places: placesIn(answer) }))

  it('returns valid values or throws UnreadableAnswer, with any one field replaced', () => {
    const unsound = answers.flatMap(({ answer, places }, index) =>
      places.flatMap((place) =>
        hostileValues.flatMap((hostile) => {
          const changed = withValueAt(answer, place, hostile)
          return unsoundness(decoder, changed, contexts[index % 2] ?? context) ?? []
        }),
      ),
    )
    expect(unsound.slice(0, 3)).toEqual([])
  })

  it('gives sound values with several fields replaced at once', () => {
    const change = fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...hostileValues), anyJson))
    const property = fc.property(
      fc.nat(),
      fc.array(change, { minLength: 2, maxLength: 6 }),
      (which, changes) => {
        const { answer, places = [] } = answers[which % answers.length] ?? {}
        const changed = changes.reduce<unknown>(
          (value, [nth, hostile]) => withValueAt(value, places[nth % places.length] ?? [], hostile),
          answer,
        )
        expect(unsoundness(decoder, changed, contexts[which % 2] ?? context)).toBeUndefined()
      },
    )
    fc.assert(property, { numRuns: 300 })
  })

  it('gives sound values for any JSON at all', () => {
    const property = fc.property(anyJson, fc.nat(1), (answer, which) => {
      expect(unsoundness(decoder, answer, contexts[which] ?? context)).toBeUndefined()
    })
    fc.assert(property, { numRuns: 300 })
  })

  it.each(['text', 7, true, { error: 'no' }, { status: 500, message: 'no' }])(
    'refuses %j without quoting it',
    (answer) => {
      expect(() => decoder.decode(answer, context)).toThrow(UnreadableAnswer)
      expect(() => decoder.decode(answer, context)).toThrow(
        /^The response for [\w/]+ is unreadable: expected an? \w+, got an? /,
      )
    },
  )
})

/** What is wrong with what the decoder made of an answer; undefined where all is well or the answer was refused. */
function unsoundness(decoder: DecoderCase, answer: unknown, where: typeof context): string | undefined {
  const decoded = attempt(() => decoder.decode(answer, where))
  if (decoded === undefined) return undefined
  const { error } = decoder.invariant.safeParse(decoded.value)
  const crash = decoded.faults.find((fault) => fault.message.includes('could not be read'))
  const fault =
    (error === undefined ? undefined : JSON.stringify(error)) ??
    (crash === undefined ? undefined : `${crash.item} ${crash.message}`) ??
    (hasUndefined(decoded.value) ? 'an undefined field' : undefined) ??
    ('polluted' in {} ? 'a polluted prototype' : undefined)
  return fault === undefined ? undefined : `${fault}\nin ${JSON.stringify(answer).slice(0, 2000)}`
}

function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode()
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    // An answer given up for a mistake of ours would hide it.
    if (error.cause instanceof Error && error.cause.name !== 'UnusableItem') throw error.cause
    return undefined
  }
}

function hasUndefined(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((item) => item === undefined || hasUndefined(item))
}
