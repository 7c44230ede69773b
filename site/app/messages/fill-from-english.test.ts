import { describe, expect, it } from 'vitest'
import { fillAll, fillGroups } from './fill-from-english.ts'

const english = {
  nav: { hours: 'Hours', map: 'Map' },
  hours: {
    title: 'Hours',
    until: (time: string) => `Until ${time}`,
    kinds: { open: 'Open', closed: 'Closed' },
  },
}

describe('an incomplete dictionary', () => {
  it('keeps its whole groups, and has the others in English, marked', () => {
    const nav = { hours: 'Heures', map: 'Plan' }
    const filled = fillGroups({ isIncomplete: true, nav, hours: { title: 'Heures' } }, english)
    expect(filled.nav).toEqual(nav)
    expect(filled.hours).toEqual({ ...english.hours, lang: 'en' })
  })

  it.each([
    ['a group', {}],
    ['a word in a group within', { ...english.hours, kinds: { open: 'Ouvert' } }],
  ])('counts %s as missing', (_, hours) => {
    expect(fillGroups({ isIncomplete: true, hours }, english).hours.lang).toBe('en')
  })

  it('has no group that English does not have', () => {
    const filled = fillGroups({ isIncomplete: true }, english)
    expect(Object.keys(filled)).toEqual(['nav', 'hours'])
  })

  it('is replaced by English completely if it is one group', () => {
    expect(fillAll({ isIncomplete: true, hours: 'Heures' }, english.nav)).toEqual({
      ...english.nav,
      lang: 'en',
    })
  })
})

it('leaves a complete dictionary as it is', () => {
  expect(fillGroups(english, english)).toBe(english)
  expect(fillAll(english.nav, english.nav)).toBe(english.nav)
})
