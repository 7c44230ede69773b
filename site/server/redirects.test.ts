import { describe, expect, it } from 'vitest'
import { createTestSite } from '../testing/site.ts'

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
    ['/stores/', '/stores'],
    ['/stores/?letter=A', '/stores?letter=A'],
    ['/es/', '/es'],
  ])('%s redirects to %s permanently', async (target, location) => {
    expect(await go(target)).toEqual([301, location])
  })

  it.each(['/eventsxyz', '/stores', '/es'])('%s stays', async (target) => {
    expect((await go(target))[1]).toBeNull()
  })

  it.each(['/events/%2f%2fevil.example', '/events/%5cevil.example', '//events', '/es//events//x'])(
    '%s does not redirect',
    async (target) => {
      expect(await go(target)).toEqual([404, null])
    },
  )
})
