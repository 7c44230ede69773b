import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../testing/page-context.ts'
import { createTestSession } from '../../../testing/session.ts'
import { pageContext } from '../../page-context.ts'
import { parseFavorites } from '../../device/favorites.ts'
import { sessionContext } from '../../session-context.ts'
import { loader } from './plan-favorites.ts'

describe('a plan with the favorites', () => {
  it('has them as stops, the oldest first, after those chosen before', () => {
    expect(location('', 's12.p4.e7')).toBe('/es/plan-my-visit?stops=e7.p4.s12')
    expect(location('?stops=s1.s12*45&date=2026-11-24&time=', 's12.p4')).toBe(
      '/es/plan-my-visit?stops=s1.s12*45.p4&date=2026-11-24',
    )
  })

  it('leads to the empty favorites without any', () => {
    expect(location('', '')).toBe('/es/favorites')
  })
})

function location(search: string, favorites: string): string | null {
  const context = new RouterContextProvider()
  context.set(pageContext, createTestContext({ locale: 'es' }))
  context.set(sessionContext, createTestSession({ favorites: () => parseFavorites(favorites) }).visitor)
  const url = new URL(`https://mall.example/es/plan-my-visit/favorites${search}`)
  const args = { context, url, request: new Request(url), params: {}, pattern: '' }
  return loader(args).headers.get('location')
}
