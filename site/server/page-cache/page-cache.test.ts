import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTestContent } from '../../testing/content.ts'
import { createTestContext } from '../../testing/page-context.ts'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createEncodedResponse } from '../http/encoded-response.ts'
import { createPageCache } from './page-cache.ts'
import type { RenderedPage } from './page-renderer.ts'
import { createWorkload } from './workload.ts'

/** For so long after a change the former page may be sent, and an unrequested one be revalidated. */
const [grace, recently] = [1_000, 15 * 60_000]

/** Milliseconds without a request that make a quiet moment. */
const quiet = 2_000

const encode = (text: string) => createEncodedBody(new TextEncoder().encode(text))

function createPage(text: string, status = 200): RenderedPage {
  const data = createEncodedResponse({
    status: 200,
    headers: {},
    body: encode(`data of ${text.slice(0, 20)}`),
  })
  return {
    ...createEncodedResponse({ status, headers: {}, body: encode(text) }),
    hydrationData: { version: `1.${text.slice(0, 20)}`, response: data },
  }
}

/** A cache with a clock that stands still, content that changes on command, and the URLs that were rendered. */
function createTestCache(maxBytes = 1_000_000, quietMs = 0) {
  const rendered: string[] = []
  const pages = new Map<string, RenderedPage | Error>()
  let now = Date.UTC(2026, 10, 20, 12)
  let [version, asOf] = [1, now]
  const cache = createPageCache(
    {
      pageCacheBytes: maxBytes,
      quietMs,
      clock: () => now,
      content: (locale) => createTestContent(locale, { version: String(version), asOf }),
    },
    {
      workload: createWorkload(),
      contexts: { forAll: () => createTestContext({}), version: () => undefined },
      async render({ url }) {
        rendered.push(url)
        await nextTurn()
        const page = pages.get(url) ?? createPage(url)
        if (page instanceof Error) throw page
        return page
      },
    },
  )
  return {
    ...cache,
    rendered,
    pass: (milliseconds: number) => (now += milliseconds),
    change: () => ([version, asOf] = [version + 1, now]),
    /** Sets the page that is rendered at a URL from now on. */
    renders: (url: string, page: RenderedPage | Error) => pages.set(url, page),
    async get(url: string): Promise<RenderedPage> {
      const hasFreeText = url.includes('searchQuery=')
      const address = {
        url,
        locale: 'en',
        path: url,
        isData: false,
        dependsOn: undefined,
        hasFreeText,
      } as const
      const page = await cache.get(address)
      if (typeof page === 'string') throw new Error(page)
      return page
    },
  }
}

/** At least the bytes of a page of these tests, which are mostly its entry's. */
const pageBytes = 3_050

describe('the page cache', () => {
  it('has a page in memory once it was requested', async () => {
    const { get, find, rendered } = createTestCache()
    expect(find('/a')).toBeUndefined()
    const page = await get('/a')
    expect(find('/a')).toBe(page)
    expect(await get('/a')).toBe(page)
    expect(rendered).toEqual(['/a'])
  })

  it('renders once for concurrent requests, and once more after a change', async () => {
    const { get, change, rendered } = createTestCache()
    const before = [get('/a'), get('/a')]
    change()
    await Promise.all([...before, get('/a'), get('/a')])
    expect(rendered).toEqual(['/a', '/a'])
  })

  it('keeps the compressed forms of a page that is rendered the same again', async () => {
    const { get, renders, change, pass, rendered } = createTestCache()
    const page = await get('/a')
    const anew = async () => {
      change()
      pass(grace)
      return get('/a')
    }
    renders('/a', createPage('/a'))
    expect(await anew()).toBe(page)
    renders('/a', createPage('changed'))
    expect(await anew()).not.toBe(page)
    expect(rendered).toHaveLength(3)
  })

  it('stays within its bytes, and evicts the least recently requested page', async () => {
    const { get, rendered, usage } = createTestCache((pageBytes * 3 * 16) / 11)
    for (const url of ['/a', '/b', '/a', '/c', '/a', '/d', '/a', '/e', '/a', '/b']) await get(url)
    expect(rendered).toEqual(['/a', '/b', '/c', '/d', '/e', '/b'])
    expect(usage().pages).toBe(3)
    expect(usage().bytes).toBeLessThan(pageBytes * 4)
  })

  it('stores no page within 0 bytes', async () => {
    const { get, find, rendered } = createTestCache(0)
    await get('/a')
    expect(find('/a')).toBeUndefined()
    await get('/a')
    expect(rendered).toEqual(['/a', '/a'])
  })

  it('counts the forms that are compressed for later requests', async () => {
    const { get, renders, find, resize, usage } = createTestCache(400_000)
    const text = Array.from({ length: 20_000 }, (_, index) =>
      String.fromCharCode(33 + ((index * index) % 90)),
    ).join('')
    for (let index = 0; index < 15; index += 1) {
      renders(`/${index}`, createPage(text + index))
      // At once, since compression in the background drops the plain form.
      await (await get(`/${index}`)).compress('best')
      resize(`/${index}`)
    }
    const before = usage().bytes
    const plain = await find('/1')?.body.in('identity')
    resize('/1')
    expect(usage().bytes).toBeGreaterThan(before + (plain?.byteLength ?? Infinity) / 2)
    for (let index = 0; index < 15; index += 1) {
      await find(`/${index}`)?.body.in('identity')
      resize(`/${index}`)
    }
    expect(usage().bytes).toBeLessThan(400_000)
    for (let index = 0; index < 6; index += 1) {
      renders(`/more-${index}`, createPage(`${text}+${index}`))
      await (await get(`/more-${index}`)).compress('best')
      await find(`/more-${index}`)?.body.in('identity')
      resize(`/more-${index}`)
    }
    expect(usage().bytes).toBeLessThan(400_000)
    expect(find('/0')).toBeUndefined()
  })

  it('does not let an unlimited number of searches and missing pages evict the others', async () => {
    const { get, renders, find } = createTestCache(pageBytes * 32)
    await get('/a')
    for (let number = 0; number < 100; number += 1) {
      await get(`/search-results?searchQuery=${number}`)
      renders(`/${number}`, createPage(`/${number}`, 404))
      await get(`/${number}`)
    }
    expect(find('/a')).toBeDefined()
    expect(find('/98')).toBeUndefined()
    expect(find('/99')).toBeDefined()
  })

  it('replaces a page by a missing one and the other way round', async () => {
    const { get, renders, change, pass, rendered } = createTestCache()
    for (const status of [200, 404, 200]) {
      renders('/a', createPage(`status ${status}`, status))
      change()
      pass(grace)
      expect([(await get('/a')).status, (await get('/a')).status]).toEqual([status, status])
    }
    expect(rendered).toHaveLength(3)
  })

  it('compresses pages when idle, and those that are requested again as well as it can', async () => {
    const { get, renders } = createTestCache()
    renders('/missing', createPage('missing', 404))
    const unlimited = ['/search-results?searchQuery=a', '/missing']
    const pages = new Map<string, RenderedPage>()
    for (const url of [...unlimited, '/again', '/once']) pages.set(url, await get(url))
    for (const url of [...unlimited, '/again']) await get(url)
    const compressions = () => [...pages.values()].map((page) => page.compression())
    await expect.poll(compressions).toEqual(['quick', 'quick', 'best', 'quick'])
  })

  it('compresses no page as well as it can while others are requested', async () => {
    const { get, pass } = createTestCache(1_000_000, quiet)
    const page = await get('/a')
    await get('/a')
    await expect.poll(() => page.compression()).toBe('quick')
    pass(quiet - 1)
    await get('/b')
    pass(quiet - 1)
    await untilQuiet()
    expect(page.compression()).toBe('quick')
    pass(1)
    await expect.poll(() => page.compression()).toBe('best')
  })

  it('compresses a requested page as well after it was rendered anew', async () => {
    const { get, renders, change, pass } = createTestCache()
    for (const url of ['/a', '/a']) await get(url)
    renders('/a', createPage('changed'))
    change()
    pass(grace)
    const page = await get('/a')
    await expect.poll(() => page.compression()).toBe('best')
  })

  it('compresses no page before it is sent', async () => {
    const { get } = createTestCache(0)
    const page = await get('/a')
    await untilQuiet()
    expect(page.compression()).toBe('none')
  })

  it('keeps the hydration data of a page that was replaced, evicted or outdated before it was there', async () => {
    const { get, renders, change, pass, findHydrationData } = createTestCache(pageBytes * 4)
    await get('/a')
    expect(findHydrationData('1./a')).toBeUndefined()
    renders('/a', createPage('changed'))
    change()
    pass(grace)
    await get('/a')
    expect(findHydrationData('1./a')).toBeDefined()
    for (const url of ['/b', '/c', '/d', '/e']) await get(url)
    expect(findHydrationData('1.changed')).toBeDefined()
    const outdated = get('/f')
    change()
    await outdated
    expect(findHydrationData('1./f')).toBeDefined()
  })

  it('does not store a page whose content changed during the render', async () => {
    const { get, change, find } = createTestCache()
    const outdated = get('/a')
    change()
    await outdated
    expect(find('/a')).toBeUndefined()
  })

  it('renders again after a failure, and stores no error', async () => {
    const { get, renders, find } = createTestCache()
    renders('/a', new Error('broken'))
    await expect(get('/a')).rejects.toThrow('broken')
    await expect(get('/a')).rejects.toThrow('broken')
    renders('/a', createPage('error', 500))
    await get('/a')
    expect(find('/a')).toBeUndefined()
  })

  it('revalidates the recently requested pages after a change, the most recent first', async () => {
    const { get, pass, change, revalidate, rendered } = createTestCache()
    for (const url of ['/old', '/a', '/b']) await get(url)
    pass(recently)
    for (const url of ['/b', '/a']) await get(url)
    rendered.length = 0
    change()
    revalidate()
    await expect.poll(() => rendered).toEqual(['/a', '/b'])
    await untilQuiet()
    expect(rendered).toEqual(['/a', '/b'])
  })

  it('does not take a revalidation for a request', async () => {
    const { get, pass, change, revalidate, rendered } = createTestCache()
    await get('/a')
    for (let turn = 0; turn < 4; turn += 1) {
      pass(recently / 2)
      change()
      revalidate()
      await untilQuiet()
    }
    expect(rendered).toEqual(['/a', '/a'])
  })
})

/** Background work has had its turn. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn()
}
