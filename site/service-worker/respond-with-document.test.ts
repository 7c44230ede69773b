import { describe, expect, it } from 'vitest'
import { respondWithDocument } from './respond-with-document.ts'

const never = () => new Promise<never>(() => {})
const atOnce = () => Promise.resolve()
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const of = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
const cached = () => of('cached')

/** The text of the response. */
async function shown(sources: Partial<Parameters<typeof respondWithDocument>[0]>): Promise<string> {
  const all = { network: () => of('fresh'), cached, isOnline: true, wait: never, ...sources }
  return (await respondWithDocument(all)).text()
}

describe('a page', () => {
  it('comes from the network, online or offline by the browser', async () => {
    const calls: string[] = []
    const recorded = () => of('cached').finally(() => calls.push('cached'))
    expect(await shown({ cached: recorded })).toBe('fresh')
    expect(await shown({ cached: recorded, isOnline: false })).toBe('fresh')
    expect(calls).toEqual([])
  })

  it('comes from the network when that is slow', async () => {
    const slow = () => new Promise<Response>((resolve) => setImmediate(() => resolve(new Response('slow'))))
    expect(await shown({ network: slow, wait: atOnce })).toBe('slow')
  })

  it.each([404, 410, 500, 302])('is the response of the site with status %i', async (status) => {
    expect(await shown({ network: () => of('said', status) })).toBe('said')
  })

  it.each([502, 503, 504])('is the cached one when a proxy cannot reach the site: %i', async (status) => {
    expect(await shown({ network: () => of('nobody', status) })).toBe('cached')
    expect(await shown({ network: () => of('nobody', status), cached: async () => undefined })).toBe('nobody')
  })

  it('is the cached one without a network', async () => {
    expect(await shown({ network: gone })).toBe('cached')
  })

  it('is the cached one when the network does not answer an offline device', async () => {
    expect(await shown({ network: never, isOnline: false, wait: atOnce })).toBe('cached')
  })

  it('is the network error without a cached one', async () => {
    await expect(shown({ network: gone, cached: async () => undefined })).rejects.toThrow('Failed to fetch')
  })
})
