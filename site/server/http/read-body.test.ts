import { Problem } from '@promenade/process/problem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readBytes } from './read-body.ts'

/** Sends a byte every so many milliseconds while it is read. */
function drip(milliseconds: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      controller.enqueue(Uint8Array.of(97))
    },
  })
}

async function statusOf(body: ReadableStream<Uint8Array>, limits = {}): Promise<number> {
  const bounds = { maxBytes: 1_000, idleTimeout: 60, minBytesPerSecond: 1_000_000, ...limits }
  const reading = readBytes(body, bounds).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  const result = await reading
  return result instanceof Problem ? result.status : 200
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a body', () => {
  it('is read to its end', async () => {
    const bytes = await readBytes(new Blob(['ab', 'c']).stream(), { maxBytes: 3 })
    expect(new TextDecoder().decode(bytes)).toBe('abc')
  })

  it('is refused where it is too large, and no more of it is read', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array((pulled += 1) && 600)),
    })
    expect(await statusOf(endless)).toBe(413)
    expect(pulled).toBeLessThan(5)
  })

  it('times out where nothing is received', async () => {
    expect(await statusOf(new ReadableStream())).toBe(408)
  })

  it('times out where it is received a byte at a time', async () => {
    expect(await statusOf(drip(10))).toBe(408)
  })

  it('fails where the connection ends', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('reset')),
    })
    expect(await statusOf(broken)).toBe(408)
  })

  it('may be received slowly and steadily', async () => {
    const pieces = ['a', 'b', 'c', 'd']
    const steady = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 30))
        const piece = pieces.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    })
    expect(await statusOf(steady, { minBytesPerSecond: 10 })).toBe(200)
  })

  it('is refused where there is no memory for it', async () => {
    expect(await statusOf(new Blob(['abc']).stream(), { reserve: (bytes: number) => bytes < 3 })).toBe(503)
  })
})
