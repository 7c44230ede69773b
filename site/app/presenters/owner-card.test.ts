import type { DayHours, Hours } from '@promenade/domain/mall/hours'
import type { Store } from '../../content/mall-content.ts'
import type { Owner } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import { createTestStore, createTestContext, testHtml } from '../../testing/page-context.ts'
import { ownerCard, ownerName } from './owner-card.server.ts'
import { ownerStore } from './owner-store.ts'

const owner: Owner = { kind: 'store', storeId: '7', storeName: 'Bell and Sole' }
const centre = daily({ kind: 'open', opens: 600, closes: 1260 })

describe('the owner of a promotion or a job', () => {
  it('is a store with its logo, place and whether it is open', () => {
    const hours = daily({ kind: 'open', opens: 900, closes: 1080 })
    expect(cardOf({ hours, logo: { url: '/bell.svg' }, level: 2, unit: '214' })).toMatchObject({
      name: 'Store 7',
      to: '/stores/store-7',
      logo: { url: '/bell.svg' },
      place: 'Level 2, unit 214',
    })
    expect(cardOf({ hours })?.hours?.[0]?.text).toBe('Closed - Opens at 3 p.m.')
  })

  it("has the centre's hours if it has none of its own", () => {
    expect(cardOf({})?.hours?.[0]?.text).toBe('Open Now Until 9 p.m.')
  })

  it.each([
    [{ isComingSoon: true }, 'Not open yet.'],
    [{ isTemporarilyClosed: true }, 'Closed for the time being.'],
  ])('has a sentence instead of a badge if %j', (changes, note) => {
    expect(cardOf(changes)).toMatchObject({ note })
    expect(cardOf(changes)?.hours).toBeUndefined()
  })

  it('has no badge if the store has free-text hours', () => {
    expect(cardOf({ freeFormHours: testHtml('<p>By appointment</p>') })?.hours).toBeUndefined()
  })

  it('has only a name if the directory lacks the store', () => {
    const context = createTestContext()
    expect(ownerCard(owner, context)).toEqual({ name: 'Bell and Sole' })
    expect(ownerStore(owner, context)).toBeUndefined()
    expect(ownerName(owner, context)).toBe('Bell and Sole')
  })

  it('is undefined for an unknown store', () => {
    const nameless: Owner = { kind: 'store', storeId: '99' }
    expect(ownerCard(nameless, createTestContext())).toBeUndefined()
    expect(ownerName(nameless, createTestContext())).toBeUndefined()
  })

  it('is the centre, which has no logo, with its own hours', () => {
    const context = createTestContext({ locale: 'es' }, { hours: centre })
    expect(ownerCard({ kind: 'property' }, context)).toMatchObject({
      name: context.content.property.name,
      to: '/es/hours',
    })
    expect(ownerCard({ kind: 'property' }, context)?.hours?.[0]?.state).toBe('open')
    expect(ownerCard({ kind: 'property' }, context)?.logo).toBeUndefined()
  })
})

function cardOf(changes: Partial<Store>) {
  const stores = [createTestStore({ id: '7', ...changes })]
  return ownerCard(owner, createTestContext({}, { stores, hours: centre }))
}

function daily(hours: DayHours): Hours {
  return {
    regular: ([0, 1, 2, 3, 4, 5, 6] as const).map((dayOfWeek) => ({ dayOfWeek, hours })),
    holidays: [],
  }
}
