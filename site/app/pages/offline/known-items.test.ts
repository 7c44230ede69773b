import { describe, expect, it } from 'vitest'
import {
  createTestContext,
  createTestEvent,
  createTestPromotion,
  createTestStore,
  testTime,
} from '../../../testing/page-context.ts'
import { knownItems } from './known-items.server.ts'

const open = { kind: 'open', opens: 600, closes: 1260 } as const
const regular = ([0, 1, 2, 3, 4, 5, 6] as const).map((dayOfWeek) => ({ dayOfWeek, hours: open }))
const holiday = { from: '2026-11-22', to: '2026-11-22', name: 'Tide Day', hours: { kind: 'closed' } } as const

function itemsOf(content: object) {
  return knownItems(
    createTestContext(
      { now: testTime('2026-11-20 13:00') },
      { hours: { regular, holidays: [holiday] }, ...content },
    ),
  )
}

describe('what a device knows without a network', () => {
  it('is the place, the telephone and the hours of seven days of a store, each with its date', () => {
    const [store] = itemsOf({
      stores: [
        createTestStore({
          id: '1',
          slug: 'low',
          name: 'Low Tide',
          level: 1,
          unit: '104',
          phone: '902-555-0100',
        }),
      ],
    })
    expect(store).toMatchObject({
      item: 's1',
      path: '/stores/low',
      facts: ['Level 1, unit 104', 'Keeps the centre’s hours.'],
      phone: { text: '902-555-0100' },
    })
    expect(store?.days).toHaveLength(7)
    expect(store?.days[0]).toEqual({ day: 'Friday, November 20', hours: '10 a.m. to 9 p.m.' })
    expect(store?.days[2]).toEqual({ day: 'Sunday, November 22', hours: 'Closed · Tide Day' })
  })

  it.each([
    [{ isComingSoon: true }, 'Not open yet.'],
    [{ isTemporarilyClosed: true }, 'Closed for the time being.'],
  ])('has no hours of a store that is not open on any day: %j', (closure, text) => {
    const [store] = itemsOf({ stores: [createTestStore({ id: '1', ...closure })] })
    expect(store?.facts).toContain(text)
    expect(store?.days).toEqual([])
  })

  it('has the dates of offers and events, without those that are over', () => {
    const over = { start: testTime('2026-11-01 10:00'), end: testTime('2026-11-02 10:00') }
    const items = itemsOf({
      stores: [createTestStore({ id: '2', name: 'Low Tide' })],
      promotions: [
        createTestPromotion({ id: '4', name: 'Coats', owner: { kind: 'store', storeId: '2' } }),
        createTestPromotion({ id: '5', period: over }),
      ],
      events: [
        createTestEvent({ id: '7', name: 'Shanties', place: 'Atrium' }),
        createTestEvent({ id: '8', period: over }),
      ],
    })
    expect(items.map(({ item }) => item)).toEqual(['s2', 'p4', 'e7'])
    expect(items[1]?.facts[0]).toBe('Low Tide')
    expect(items[2]?.facts).toContain('Atrium')
  })

  it('has an end in a very large mall', () => {
    const stores = Array.from({ length: 3_000 }, (_, id) => createTestStore({ id: String(id) }))
    expect(itemsOf({ stores })).toHaveLength(1_000)
  })
})
