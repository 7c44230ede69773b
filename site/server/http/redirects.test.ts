import { describe, expect, it } from 'vitest'
import { createTestContent } from '../../testing/content.ts'
import { map, stores } from '../../testing/map-request.ts'
import { createTestSite } from '../../testing/site.ts'

async function go(target: string): Promise<[number, string | null]> {
  const response = await createTestSite().get(target)
  return [response.status, response.headers.get('location')]
}

describe('moved addresses', () => {
  it.each([
    ['/events', '/events-and-news'],
    ['/events/', '/events-and-news'],
    ['/events?x=1', '/events-and-news?x=1'],
    ['/events/fair?x=1', '/events-and-news/fair?x=1'],
    ['/es/events', '/es/events-and-news'],
    ['/es/events/fair', '/es/events-and-news/fair'],
    ['/events//', '/events-and-news'],
    ['/events//fair', '/events-and-news/fair'],
    ['/events//evil.example', '/events-and-news/evil.example'],
    ['/events/fair//?x=1', '/events-and-news/fair?x=1'],
    ['/es/events//', '/es/events-and-news'],
    ['/es/events//fair', '/es/events-and-news/fair'],
    ['/events/%2Fx', '/events-and-news/x'],
    ['/es/events/%2fx?y=%2F', '/es/events-and-news/x?y=%2F'],
    ['/events/%2f%2fevil.example', '/events-and-news/evil.example'],
    ['/stores/', '/stores'],
    ['/stores/?letter=A', '/stores?letter=A'],
    ['/es/', '/es'],
  ])('%s redirects to %s permanently', async (target, location) => {
    expect(await go(target)).toEqual([301, location])
  })

  it.each(['/eventsxyz', '/stores', '/es'])('%s stays', async (target) => {
    expect((await go(target))[1]).toBeNull()
  })

  it.each([
    '/events/%5cevil.example',
    '/events/..%2Fx',
    '/events%2Fx',
    '/stores/%2Fx',
    '//events',
    '/es//events//x',
  ])('%s does not redirect', async (target) => {
    expect(await go(target)).toEqual([404, null])
  })
})

describe('former addresses', () => {
  const redirects = new Map([
    ['/stores/old', { to: '/stores/new', isPermanent: true }],
    ['/events-and-news/carols', { to: '/events-and-news/carols-2026-11-27', isPermanent: false }],
  ])
  const site = createTestSite({ content: (locale) => createTestContent(locale, { redirects }) })

  it.each([
    ['/stores/old', 301, '/stores/new'],
    ['/es/stores/old?x=1', 301, '/es/stores/new?x=1'],
    ['/events-and-news/carols', 302, '/events-and-news/carols-2026-11-27'],
    ['/es/events-and-news/carols', 302, '/es/events-and-news/carols-2026-11-27'],
    ['/es/events-and-news/carols/calendar.ics', 302, '/es/events-and-news/carols-2026-11-27/calendar.ics'],
    ['/stores/new', 404, null],
  ])('%s leads on with %i to %s', async (target, status, location) => {
    const response = await site.get(target)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })
})

describe('short addresses', () => {
  const site = createTestSite({ content: (locale) => createTestContent(locale, { map, stores }) })

  it.each([
    ['/b/1', '/map?from=board'],
    ['/B/1', '/map?from=board'],
    ['/es/b/1', '/es/map?from=board'],
    ['/u/201', '/map?from=high'],
    ['/U/%32%301?utm_source=door', '/map?from=high'],
    ['/es/u/Sea-Gate', '/es/map?from=sea-gate'],
  ])('%s leads to %s', async (target, location) => {
    const response = await site.get(target)
    expect([response.status, response.headers.get('location')]).toEqual([302, location])
  })

  it.each(['/b/2', '/b/0', '/b/board', '/u/999', '/u/nowhere', '/b', '/b/1/x', '/stores/b/1'])(
    '%s is no page',
    async (target) => {
      expect((await site.get(target)).status).toBe(404)
    },
  )

  it('lead nowhere in a mall without a map', async () => {
    expect(await go('/b/1')).toEqual([404, null])
  })
})
