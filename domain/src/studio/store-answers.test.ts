import { describe, expect, it } from 'vitest'
import { askedState, isConfirmation, remindersDue, withAnswers } from './store-answers.ts'

const eve = { name: { en: 'Christmas Eve' }, date: '12-24', hours: '09:00-14:00' }
const store = { name: { en: 'Net Works' }, phone: '902-555-0191', store_front: { path: 'a/b.webp' } }
const closed = { name: eve.name, date: '12-24', hours: 'closed' }

describe('withAnswers', () => {
  it('changes what the store speaks of, and nothing else', () => {
    const hours = [{ day: eve, hours: 'closed' }]
    expect(withAnswers(store, { hours, phone: '1', picture: { path: 'c/d.webp' } })).toEqual({
      name: store.name,
      phone: '1',
      store_front: { path: 'c/d.webp' },
      hours: { holidays: [closed] },
    })
    expect(withAnswers(store, {})).toBe(store)
  })

  it('takes away what the store has no more', () => {
    const own = { ...store, hours: { holidays: [closed] } }
    expect(withAnswers(own, { hours: [{ day: eve, hours: null }], phone: null })).toEqual({
      name: store.name,
      store_front: store.store_front,
    })
  })
})

describe('isConfirmation', () => {
  it('is true of what is as it is', () => {
    expect(isConfirmation(store, { phone: '902-555-0191', hours: [{ day: eve, hours: null }] })).toBe(true)
    expect(isConfirmation(store, { picture: { path: 'a/b.webp' } })).toBe(true)
    expect(isConfirmation({ store_front: { path: 'a', decorative: true } }, { picture: { path: 'a' } })).toBe(
      true,
    )
    expect(isConfirmation(store, { hours: [{ day: eve, hours: 'closed' }] })).toBe(false)
    expect(isConfirmation(store, { hours: [{ day: eve, hours: 'as-centre' }] })).toBe(false)
    expect(
      isConfirmation({ hours: { holidays: [closed] } }, { hours: [{ day: eve, hours: 'closed' }] }),
    ).toBe(true)
  })
})

describe('askedState', () => {
  const silent = { isMailed: false, isOpened: false, isAnswered: false, isWaiting: false }

  it('tells the last step', () => {
    expect(askedState(silent)).toBe('unreached')
    expect(askedState({ ...silent, isMailed: true })).toBe('mailed')
    expect(askedState({ ...silent, isOpened: true })).toBe('opened')
    expect(askedState({ ...silent, isWaiting: true, isAnswered: true })).toBe('waiting')
    expect(askedState({ ...silent, isAnswered: true })).toBe('done')
    expect(askedState({ ...silent, isWaiting: true })).toBe('unreached')
  })
})

describe('remindersDue', () => {
  it.each([
    ['2026-12-12', 0],
    ['2026-12-13', 1],
    ['2026-12-17', 1],
    ['2026-12-18', 2],
    ['2026-12-20', 2],
    ['2026-12-21', 0],
  ])('counts those of %s', (today, count) => {
    expect(remindersDue('2026-12-20', today)).toBe(count)
  })
})
