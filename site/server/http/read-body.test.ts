import { describe, expect, it } from 'vitest'
import { BodyFault, readBytes } from './read-body.ts'

/** Sends a byte every so many milliseconds, as long as somebody reads. */
function dripping(milliseconds: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      controller.enqueue(Uint8Array.of(97))
    },
  })
}

async function statusOf(body: ReadableStream<Uint8Array>, limits = {}): Promise<number> {
  const bounds = { maxBytes: 1_000, silence: 60, slowest: 1_000_000, ...limits }
  const result = await readBytes(body, bounds).catch((error: unknown) => error)
  return result instanceof BodyFault ? result.status : 200
}

describe('a body', () => {
  it('is read to its end', async () => {
    const bytes = await readBytes(new Blob(['ab', 'c']).stream(), { maxBytes: 3 })
    expect(new TextDecoder().decode(bytes)).toBe('abc')
  })

  it('is refused where it is too large, and no more of it is taken', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array((pulled += 1) && 600)),
    })
    expect(await statusOf(endless)).toBe(413)
    expect(pulled).toBeLessThan(5)
  })

  it('is given up where nothing comes', async () => {
    expect(await statusOf(new ReadableStream())).toBe(408)
  })

  it('is given up where it comes a byte at a time', async () => {
    expect(await statusOf(dripping(10))).toBe(408)
  })

  it('is given up where it breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('reset')),
    })
    expect(await statusOf(broken)).toBe(408)
  })

  it('may come slowly where it goes on coming', async () => {
    const pieces = ['a', 'b', 'c', 'd']
    const steady = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 30))
        const piece = pieces.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    })
    expect(await statusOf(steady, { slowest: 10 })).toBe(200)
  })

  it('is refused where there is no room for it', async () => {
    expect(await statusOf(new Blob(['abc']).stream(), { take: (bytes: number) => bytes < 3 })).toBe(503)
  })
})
