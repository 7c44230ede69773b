import { describe, expect, it } from 'vitest'
import { answerDocument } from './respond-with-document.ts'

const never = () => new Promise<never>(() => {})
const atOnce = () => Promise.resolve()
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const of = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
const kept = () => of('kept')

/** What a visitor gets to read. */
async function shown(ways: Partial<Parameters<typeof answerDocument>[0]>): Promise<string> {
  const all = { network: () => of('fresh'), kept, isOnline: true, wait: never, ...ways }
  return (await answerDocument(all)).text()
}

describe('a page', () => {
  it('comes from the network, whatever the device says of itself', async () => {
    const asked: string[] = []
    const noted = () => of('kept').finally(() => asked.push('kept'))
    expect(await shown({ kept: noted })).toBe('fresh')
    expect(await shown({ kept: noted, isOnline: false })).toBe('fresh')
    expect(asked).toEqual([])
  })

  it('comes from the network, however slow it is', async () => {
    const slow = () => new Promise<Response>((resolve) => setImmediate(() => resolve(new Response('slow'))))
    expect(await shown({ network: slow, wait: atOnce })).toBe('slow')
  })

  it.each([404, 410, 500, 302])('is what the site answers with status %i', async (status) => {
    expect(await shown({ network: () => of('said', status) })).toBe('said')
  })

  it.each([502, 503, 504])('is the kept one where a proxy finds nobody: %i', async (status) => {
    expect(await shown({ network: () => of('nobody', status) })).toBe('kept')
    expect(await shown({ network: () => of('nobody', status), kept: async () => undefined })).toBe('nobody')
  })

  it('is the kept one where the network is gone', async () => {
    expect(await shown({ network: gone })).toBe('kept')
  })

  it('is the kept one where a device without a network waits for one', async () => {
    expect(await shown({ network: never, isOnline: false, wait: atOnce })).toBe('kept')
  })

  it('is the browser’s own word where nothing is kept', async () => {
    await expect(shown({ network: gone, kept: async () => undefined })).rejects.toThrow('Failed to fetch')
  })
})
