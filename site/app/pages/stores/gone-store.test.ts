import type { GoneRecord } from '@promenade/domain/mall/gone'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestCategory,
  createTestStore,
  createTestContext,
} from '../../../testing/page-context.ts'
import type { PageContext } from '../../page-context.ts'
import { goneStoreScreen } from './gone-store-screen.server.ts'

const gone: readonly GoneRecord[] = [
  {
    kind: 'store',
    slug: 'rigg',
    name: 'Rigg',
    isEnglish: false,
    goneAt: testTime('2026-11-01 12:00'),
    categoryIds: ['1', '2', '99'],
  },
]

describe('the page of a store that has left', () => {
  it('says so in both languages, with noindex', () => {
    expect(screenOf('rigg')).toMatchObject({
      name: 'Rigg',
      text: 'Rigg is no longer at Test Mall.',
      head: { noindex: true, structuredData: [] },
    })
    expect(screenOf('RIGG', { locale: 'es' })?.text).toBe('Rigg ya no está en Test Mall.')
  })

  it('links to similar stores and categories', () => {
    expect(screenOf('rigg')).toMatchObject({
      related: [{ name: 'Store 7' }],
      categories: [{ name: 'sweets', to: '/stores?category=sweets' }],
      directory: '/stores',
    })
  })

  it('does not exist for an unknown store', () => {
    expect(screenOf('nobody')).toBeUndefined()
  })
})

function screenOf(slug: string, context: Partial<PageContext> = {}) {
  const categories = [createTestCategory('1', 'food'), createTestCategory('2', 'sweets', '1')]
  const stores = [
    createTestStore({ id: '7', categoryIds: ['1', '2'] }),
    createTestStore({ id: '8', categoryIds: ['1'] }),
    createTestStore({ id: '9', categoryIds: ['1', '2'], isTemporarilyClosed: true }),
  ]
  return goneStoreScreen(createTestContext(context, { categories, stores, gone }), slug)
}
