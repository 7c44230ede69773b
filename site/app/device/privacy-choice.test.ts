import { describe, expect, it } from 'vitest'
import { formatChoice, parseChoice } from './privacy-choice.ts'

const now = Date.UTC(2026, 10, 20)
const day = 24 * 60 * 60_000
const both = ['statistics', 'marketing'] as const

describe('a choice about privacy', () => {
  it('gives each agreed purpose its own random id', () => {
    const { statistics, marketing } = parseChoice(formatChoice(both, both, {}, now), now)
    expect(statistics).toMatch(/^[0-9a-f]{16}$/)
    expect(marketing).toMatch(/^[0-9a-f]{16}$/)
    expect(marketing).not.toBe(statistics)
  })

  it('stores a refusal without an id', () => {
    const kept = formatChoice(both, [], {}, now)
    expect(parseChoice(kept, now)).toEqual({ statistics: '', marketing: '' })
    expect(kept).not.toMatch(/[0-9a-f]{16}/)
  })

  it('keeps an id as long as consent lasts, and deletes it on withdrawal', () => {
    const agreed = parseChoice(formatChoice(both, both, {}, now), now)
    const changed = parseChoice(formatChoice(both, ['statistics'], agreed, now), now)
    expect(changed).toEqual({ statistics: agreed.statistics, marketing: '' })
    const anew = parseChoice(formatChoice(both, both, changed, now), now)
    expect(anew.marketing).not.toBe(agreed.marketing)
  })

  it('holds 180 days', () => {
    const kept = formatChoice(['statistics'], [], {}, now)
    expect(parseChoice(kept, now + 180 * day - 1)).toEqual({ statistics: '' })
    expect(parseChoice(kept, now + 180 * day)).toEqual({})
  })

  it('leaves a purpose undecided that was not requested', () => {
    expect(parseChoice(formatChoice(['statistics'], [], {}, now), now).marketing).toBeUndefined()
  })

  it.each([
    null,
    '',
    'nonsense',
    'null',
    '7',
    '{}',
    '{"until":"later","visitor":{"statistics":""}}',
    `{"until":${now + day},"visitor":null}`,
    `{"until":${now + day},"visitor":{"statistics":true}}`,
    `{"until":${now + day},"visitor":{"statistics":"ana@mail.example"}}`,
  ])('is undecided if %j is stored', (kept) => {
    expect(parseChoice(kept, now)).toEqual({})
  })
})
