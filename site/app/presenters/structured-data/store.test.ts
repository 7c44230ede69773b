import { describe, expect, it } from 'vitest'
import type { Hours } from '@promenade/domain/mall/hours'
import type { Store } from '../../../content/mall-content.ts'
import { createTestCategory, createTestStore, createTestContext } from '../../../testing/page-context.ts'
import { storeData } from './store.server.ts'

const own: Hours = {
  regular: [{ dayOfWeek: 5, hours: { kind: 'open', opens: 1020, closes: 120 } }],
  holidays: [],
}

describe('the structured data of a store', () => {
  it('have its own hours before the mall’s, also past midnight', () => {
    expect(dataOf({ hours: own }).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Friday',
        opens: '17:00',
        closes: '02:00',
      },
    ])
  })

  it.each([{ isComingSoon: true }, { isTemporarilyClosed: true }])(
    'have no hours while it is not open: %o',
    (flag) => expect(dataOf({ hours: own, ...flag })).not.toHaveProperty('openingHoursSpecification'),
  )

  it('have its schema.org type, by default a store', () => {
    expect(dataOf({ categoryIds: ['1', '2'] })['@type']).toBe('ShoeStore')
    expect(dataOf({ categoryIds: ['1'] })['@type']).toBe('Store')
    expect(dataOf({ categoryIds: ['99'] })['@type']).toBe('Store')
  })

  it('have website and social links, without e-mail addresses', () => {
    const socialLinks = [{ network: 'instagram', url: 'https://instagram.com/boots' }]
    const website = { kind: 'outside', url: 'https://boots.example/' } as const
    expect(dataOf({ website, socialLinks }).sameAs).toEqual([
      'https://boots.example/',
      'https://instagram.com/boots',
    ])
    expect(dataOf({ website: { kind: 'outside', url: 'mailto:a@b.example' } })).not.toHaveProperty('sameAs')
  })
})

function dataOf(changes: Partial<Store>) {
  const categories = [createTestCategory('1', 'retail'), createTestCategory('2', 'shoes-bags', '1')]
  return storeData(createTestContext({}, { categories }), createTestStore({ id: '7', ...changes }))
}
