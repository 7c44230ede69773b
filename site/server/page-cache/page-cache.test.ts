import { describe, expect, it } from 'vitest'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createSendable } from '../http/send-body.ts'
import type { Edition } from './editions.ts'
import { createPageCache } from './page-cache.ts'
import type { Page } from './page-renderer.ts'
import type { Made } from './page-shelves.ts'

function pageOf(text: string, status = 200): Page {
  const name = text.slice(0, 20)
  const data = createEncodedBody(new TextEncoder().encode(`data of ${name}`))
  return {
    ...createSendable({ status, headers: {}, body: createEncodedBody(new TextEncoder().encode(text)) }),
    wakeData: {
      version: `1.${name}`,
      sendable: createSendable({ status: 200, headers: {}, body: data }),
    },
  }
}

function madeOf(url: string, edition: Edition, page: Page): Made {
  return {
    address: { url, locale: 'en', path: url, isData: false, dependsOn: undefined },
    page,
    edition,
    version: undefined,
  }
}

const editions = { one: sequenceOf('one'), two: sequenceOf('two') }

function sequenceOf(versions: string): Edition {
  return { versions, start: 0, end: 1, since: 0 }
}

/** A cache, what is asked of it, and a list of what it had rendered. */
function createWatched(maxBytes = 1_000_000) {
  const cache = createPageCache({ maxBytes })
  const rendered: string[] = []
  const make = (url: string, { text = url, status = 200, edition = editions.one, isPresent = true } = {}) =>
    cache.make(url, {
      edition,
      isPresent: () => isPresent,
      async render() {
        rendered.push(url)
        return madeOf(url, edition, pageOf(text, status))
      },
    })
  /** As a visitor gets it. */
  const get = async (url: string) => cache.ask(url) ?? make(url)
  return { ...cache, make, get, rendered }
}

/** As many bytes as a page of this test takes, which is mostly what is reckoned for its headers. */
const room = 3_050

describe('the page cache', () => {
  it('answers a kept page at once', async () => {
    const { make, find } = createWatched()
    expect(find('/a')).toBeUndefined()
    const made = await make('/a')
    expect(find('/a')).toBe(made)
  })

  it('renders once for all who ask at once, and once more for a new edition', async () => {
    const { make, rendered } = createWatched()
    const edition = editions.two
    await Promise.all([make('/a'), make('/a'), make('/a', { edition }), make('/a', { edition })])
    expect(rendered).toEqual(['/a', '/a'])
  })

  it('keeps the compressed forms of a page that comes out the same', async () => {
    const { make, find } = createWatched()
    const { page } = await make('/a')
    const { page: later } = await make('/a', { edition: editions.two })
    expect(later).toBe(page)
    expect(find('/a')?.edition).toBe(editions.two)
    expect((await make('/a', { text: 'changed' })).page).not.toBe(page)
  })

  it('stays within the bytes it holds, and pages asked for again stay longest', async () => {
    const { get, rendered, heldBytes } = createWatched((room * 3 * 16) / 15)
    for (const url of ['/a', '/b', '/a', '/c', '/a', '/d', '/a', '/e', '/a', '/b']) await get(url)
    expect(rendered).toEqual(['/a', '/b', '/c', '/d', '/e', '/b'])
    expect(heldBytes()).toBeLessThan(room * 4)
  })

  it('counts the compressed forms that pages get when they are asked for', async () => {
    const { make, find, trim, heldBytes } = createWatched(400_000)
    const text = Array.from({ length: 20_000 }, (_, index) =>
      String.fromCharCode(33 + ((index * index) % 90)),
    ).join('')
    const pages = await Promise.all(
      Array.from({ length: 15 }, (_, index) => make(`/${index}`, { text: text + index })),
    )
    const before = heldBytes()
    await Promise.all(pages.map(async ({ page }) => page.body.in('gzip')))
    expect(heldBytes()).toBeGreaterThan(before)
    for (let index = 0; index < 6; index += 1) await make(`/more-${index}`, { text: `${text}+${index}` })
    trim()
    expect(heldBytes()).toBeLessThan(400_000)
    expect(find('/0')).toBeUndefined()
  })

  it('does not let searches and missing pages without number push out the rest', async () => {
    const { make, find } = createWatched(room * 32)
    await make('/a')
    for (let number = 0; number < 100; number += 1) {
      await make(`/search-results?searchQuery=${number}`)
      await make(`/${number}`, { status: 404 })
    }
    expect(find('/a')).toBeDefined()
    expect(find('/98')).toBeUndefined()
    expect(find('/99')).toBeDefined()
  })

  it('keeps the data of a page that was replaced, pushed out or begun before a change', async () => {
    const { make, findWakeData } = createWatched(room * 4)
    await make('/a')
    expect(findWakeData('1./a')).toBeUndefined()
    await make('/a', { text: 'changed' })
    expect(findWakeData('1./a')).toBeDefined()
    for (const url of ['/b', '/c', '/d', '/e']) await make(url)
    expect(findWakeData('1.changed')).toBeDefined()
    await make('/f', { isPresent: false })
    expect(findWakeData('1./f')).toBeDefined()
  })

  it('does not keep what was begun before a change', async () => {
    const { make, find } = createWatched()
    await make('/a', { isPresent: false })
    expect(find('/a')).toBeUndefined()
  })

  it('tries a rendering that failed again, and keeps no error', async () => {
    const { make, find } = createWatched()
    const { make: makeIn } = createPageCache({ maxBytes: 1_000_000 })
    const broken = {
      edition: editions.one,
      isPresent: () => true,
      render: () => Promise.reject(new Error('broken')),
    }
    await expect(makeIn('/a', broken)).rejects.toThrow('broken')
    await expect(makeIn('/a', broken)).rejects.toThrow('broken')
    await make('/a', { status: 500 })
    expect(find('/a')).toBeUndefined()
  })

  it('tells what was asked for lately, the most wanted first, and forgets it', async () => {
    const { make, ask, takeWanted } = createWatched()
    const wanted = () => takeWanted().map(({ address }) => address.url)
    await make('/a')
    await make('/b')
    for (let times = 0; times < 3; times += 1) ask('/b')
    expect(wanted()).toEqual(['/b', '/a'])
    expect(wanted()).toEqual(['/b'])
    expect(wanted()).toEqual(['/b'])
    expect(wanted()).toEqual([])
  })
})
