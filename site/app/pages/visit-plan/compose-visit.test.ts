import { locales } from '@promenade/domain/locale/locale'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestContent } from '../../../testing/content.ts'
import { createTestContext, createTestStore, testHtml, testTime } from '../../../testing/page-context.ts'
import { createTestSite } from '../../../testing/site.ts'
import { composeVisit } from './compose-visit.ts'
import { content as mall, early } from './testing/plan-screens.ts'
import { visitScreen } from './visit-screen.server.ts'

const now = testTime('2026-11-20 13:00')
const stores = [
  ...mall.stores,
  createTestStore({ id: '4', slug: 'early', name: 'Early', hours: early, level: 1, unit: '3' }),
  createTestStore({ id: '5', slug: 'soon', name: 'Soon', isComingSoon: true }),
  createTestStore({ id: '6', slug: 'prose', name: 'Prose', freeFormHours: testHtml('<p>Late</p>') }),
]
const calm = { days: [5], starts: 840, ends: 960, untranslated: [] } as const
const content = createTestContent('en', { ...mall, stores, hours: { ...mall.hours, calm: [calm] } })

beforeEach(async () => {
  const { get } = createTestSite({ content: () => content })
  const files = ['/map/data.json', ...locales.map(({ code }) => `/offline/visit-${code}.json`)]
  const texts = new Map(
    await Promise.all(files.map(async (path) => [path, await (await get(path)).text()] as const)),
  )
  vi.stubGlobal('caches', {
    match: async (path: string) => (texts.has(path) ? new Response(texts.get(path)) : undefined),
  })
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe.each(locales)('a visit plan on a device without a network, in $name', ({ code }) => {
  const context = createTestContext({ locale: code, now, content, path: '/plan-my-visit' })
  const last = visitScreen(context, new URLSearchParams())

  it.each([
    '',
    'stops=s1.s2&time=14:00',
    'stops=s1.s2.s3.e7.p4.s4.s5.s6.s99&date=2026-11-20&time=13:30&stepfree=1',
    'stops=s1.s2&order=own&date=2027-01-08&time=11:00&from=board&end=sea-gate&until=11:30',
    'stops=s2.s4&time=12:00&quiet=1&removed=1.s1',
    'stops=s1&date=2026-02-31&time=x',
    'stops=s1&find=tid',
    'find=zeppelin',
  ])("equals the server's screen, but cannot be sent: %s", async (text) => {
    const search = new URLSearchParams(text)
    const { head: _, sent: _sent, ...expected } = visitScreen(context, search)
    const { head: _head, sent, ...composed } = (await composeVisit(last, search)) ?? {}
    expect(composed).toEqual(expected)
    expect(sent).toBeUndefined()
  })

  it('is not composed without usable data', async () => {
    vi.stubGlobal('caches', { match: async () => undefined })
    expect(await composeVisit(last, new URLSearchParams('stops=s1'))).toBeUndefined()
    vi.stubGlobal('caches', { match: async () => new Response('{"stores":[{}]}') })
    expect(await composeVisit(last, new URLSearchParams('stops=s1'))).toBeUndefined()
  })
})
