import { describe, expect, it } from 'vitest'
import { createTestStore, createTestContext } from '../../testing/page-context.ts'
import { storeTile } from './store-tile.server.ts'

const english = createTestContext()
const spanish = createTestContext({ locale: 'es' })

describe('the tile of a store', () => {
  it('has name, logo and place, and links to its page in the page’s language', () => {
    const store = createTestStore({ logo: { url: '/logo.svg' }, level: 2, unit: '214' })
    expect(storeTile(store, english)).toEqual({
      to: '/stores/store-1',
      name: 'Store 1',
      logo: '/logo.svg',
      note: 'Level 2, unit 214',
      favoriteButton: { item: 's1', label: 'Save Store 1 to favorites' },
      flag: undefined,
    })
    expect(storeTile(store, spanish)).toMatchObject({ to: '/es/stores/store-1', note: 'Nivel 2, local 214' })
  })

  it('omits unknown values', () => {
    expect(storeTile(createTestStore(), english)).toMatchObject({ logo: undefined, note: undefined })
  })

  it.each([
    [{ isTemporarilyClosed: true }, 'Temporarily closed', true],
    [{ isNew: true }, 'New', false],
    [{ isComingSoon: true }, 'Coming soon', true],
    [{ isRelocated: true }, 'New location', false],
    [{ activePromotions: 1 }, 'Promotion', true],
    [{ activeEvents: 2 }, 'Event', true],
    [{ activeJobs: 3 }, 'Hiring', true],
  ])('of %j says %s', (changes, text, quiet) => {
    expect(storeTile(createTestStore(changes), english).flag).toEqual({ text, quiet })
  })

  it('has only the most urgent flag', () => {
    const store = createTestStore({ isNew: true, isTemporarilyClosed: true, activePromotions: 4 })
    expect(storeTile(store, spanish).flag?.text).toBe('Cerrada temporalmente')
  })
})
