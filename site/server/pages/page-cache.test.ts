import { describe, expect, it } from 'vitest'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createSendable } from '../http/send-body.ts'
import { createPageCache, type Page } from './page-cache.ts'

function pageOf(text: string, status = 200): Page {
  return createSendable({ status, headers: {}, body: createEncodedBody(new TextEncoder().encode(text)) })
}

/** A cache with a list of what it had rendered. */
function createWatched(maxBytes = 1_000_000) {
  const cache = createPageCache({ maxBytes })
  const rendered: string[] = []
  const get = (key: string, generation = '1', text = key, status = 200) =>
    cache.get(key, generation, async () => {
      rendered.push(key)
      return pageOf(text, status)
    })
  return { get, rendered }
}

describe('the page cache', () => {
  it('answers a kept page at once', async () => {
    const { get } = createWatched()
    const page = await get('/a')
    expect(get('/a')).toBe(page)
  })

  it('keeps the compressed forms of a page that comes out the same in the next generation', async () => {
    const { get, rendered } = createWatched()
    const page = await get('/a')
    expect(await get('/a', '2')).toBe(page)
    expect(await get('/a', '3', 'changed')).not.toBe(page)
    expect(rendered).toEqual(['/a', '/a', '/a'])
  })

  it('stays within its bytes, and pages asked for again stay longest', async () => {
    const { get, rendered } = createWatched(11_000)
    await get('/a')
    await get('/b')
    await get('/a')
    for (const key of ['/c', '/d', '/e', '/f']) {
      await get(key)
      await get('/a')
    }
    await get('/b')
    expect(rendered).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/b'])
  })

  it('does not let searches without number push out the rest', async () => {
    const { get, rendered } = createWatched(40_000)
    await get('/a')
    for (let number = 0; number < 100; number += 1) await get(`/search-results?searchQuery=${number}`)
    await get('/a')
    expect(rendered.filter((key) => key === '/a')).toHaveLength(1)
  })

  it('does not keep a page that was begun before the generation changed', async () => {
    const { get, rendered } = createWatched()
    const begun = get('/a', '1')
    await get('/b', '2')
    await begun
    await get('/a', '2')
    expect(rendered).toEqual(['/a', '/b', '/a'])
  })

  it('tries a rendering that failed again', async () => {
    const cache = createPageCache({ maxBytes: 1_000_000 })
    await expect(cache.get('/a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await cache.get('/a', '1', async () => pageOf('fine'))).toMatchObject({ status: 200 })
  })

  it('does not keep an error', async () => {
    const { get, rendered } = createWatched()
    await get('/a', '1', '/a', 500)
    await get('/a', '1', '/a', 500)
    expect(rendered).toHaveLength(2)
  })
})
