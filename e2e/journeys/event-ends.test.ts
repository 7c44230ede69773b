import type { MallEvent } from '@promenade/domain/mall/event'
import { describe, expect, inject, it } from 'vitest'
import { createBuiltSite } from '../support/built-site.ts'
import { now } from '../support/clock/run-clock.ts'
import { useGatewayOfMall } from '../support/gateway-of-mall.ts'

const gateway = useGatewayOfMall()

describe.each([
  { prefix: '', locale: 'en', over: 'This event ended on' },
  { prefix: '/es', locale: 'es', over: 'Este evento terminó el' },
] as const)('an event that ends, under "$prefix/"', ({ prefix, locale, over }) => {
  it('is on every list until the millisecond of its end, and on none from then on', async () => {
    const { slug, end } = firstToEnd(gateway().current(locale)?.events ?? [])
    const lists = [
      prefix || '/',
      `${prefix}/events-and-news`,
      `${prefix}/events-and-news?when=week`,
      `${prefix}/search-results?searchQuery=${slug.replaceAll('-', '+')}`,
      `${prefix}/events.ics`,
      `${prefix}/events-and-news.rss`,
      '/sitemap.xml',
      `${prefix}/offline`,
    ]
    const site = await openSite(end - 1)
    const naming = async () => {
      const texts = await Promise.all(lists.map(async (list) => [list, (await site.get(list)).text] as const))
      return texts.filter(([, text]) => text.includes(`/events-and-news/${slug}`)).map(([list]) => list)
    }
    const page = `${prefix}/events-and-news/${slug}`
    expect(await naming()).toEqual(lists)
    expect((await site.get(page)).status).toBe(200)
    site.setClock(end)
    expect(await naming()).toEqual([])
    expect(await site.get(page)).toEqual({ status: 410, text: expect.stringContaining(over) })
  })
})

/** The production build in this process, with the content of the mall and a clock of its own. */
async function openSite(begin: number) {
  let instant = begin
  const origin = inject('siteUrl')
  const site = await createBuiltSite({
    origin,
    content: gateway().current,
    clock: () => instant,
    pageCacheBytes: 0,
    onError: (message) => expect.unreachable(message),
  })
  return {
    setClock: (to: number) => (instant = to),
    async get(path: string) {
      const response = await site.fetch(new Request(origin + path))
      return { status: response.status, text: await response.text() }
    },
  }
}

/** The next event whose end has a time. */
function firstToEnd(events: readonly MallEvent[]) {
  const ends = events.flatMap(({ slug, period: { end, overAt } }) =>
    end !== undefined && end === overAt && end > now() ? [{ slug, end }] : [],
  )
  const [first] = ends.toSorted((a, b) => a.end - b.end)
  if (first === undefined) throw new Error('The demo mall has no event with a time.')
  return first
}
