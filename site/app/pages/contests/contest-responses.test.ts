import { overAt } from '@promenade/domain/calendar/instants'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createTestContext, testZone } from '../../../testing/page-context.ts'
import { pageContext } from '../../page-context.ts'
import { loader } from './contest-page.tsx'

const contest = (slug: string, last: string) => ({
  id: slug,
  slug,
  name: slug,
  untranslated: [],
  asksForPhoto: false,
  isFeatured: false,
  period: { overAt: overAt(last, testZone) },
})
const contests = [contest('open', '2026-11-20'), contest('closed', '2026-11-19')]

describe('the response for a contest', () => {
  it.each([
    ['open', 200],
    ['closed', 410],
  ])('%s with status %i', (slug, status) => {
    expect(loader(argumentsFor(slug)).init?.status).toBe(status)
  })

  it('is a 404 if it is unknown', () => {
    expect(() => loader(argumentsFor('nothing'))).toThrow(expect.objectContaining({ init: { status: 404 } }))
  })
})

function argumentsFor(slug: string) {
  const context = new RouterContextProvider(new Map([[pageContext, createTestContext({}, { contests })]]))
  const url = new URL(`https://mall.example/contests/${slug}`)
  return { context, params: { slug }, request: new Request(url), url, pattern: '/contests/:slug' } as const
}
