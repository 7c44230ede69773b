import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import type { CardJob } from './open-graph/card.ts'
import type { PaintJob } from './image-job.ts'
import { createPainter, type Painter, PaintFault } from './worker.ts'

const script = join(import.meta.dirname, 'worker-process.ts')
const grounds = { light: '#ffffff', dark: '#000000' }
const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="21"><rect width="40" height="21"/></svg>',
)

const card: CardJob = { kind: 'card', bytes: picture, look: 'picture', grounds }

let painter: Painter

afterEach(() => painter.rest())

describe('the painter', { timeout: 60_000 }, () => {
  it('paints in a process of its own, again after a rest', async () => {
    painter = createPainter(script)
    const first = await painter.paint(card)
    painter.rest()
    const second = await painter.paint(card)
    expect((await sharp(first[0]?.bytes).metadata()).width).toBe(1200)
    expect(second).toEqual(first)
  })

  it('says what was wrong with a picture, and goes on with the next', async () => {
    painter = createPainter(script)
    const broken: CardJob = { ...card, bytes: Buffer.from('no picture') }
    await expect(painter.paint(broken)).rejects.toThrow(PaintFault)
    await expect(painter.paint({ ...card, look: 'logo' })).resolves.toHaveLength(1)
  })

  it('reads nothing but what browsers show', async () => {
    painter = createPainter(script)
    const tiff = await sharp(picture).tiff().toBuffer()
    await expect(painter.paint({ ...card, bytes: tiff })).rejects.toThrow(PaintFault)
  })

  it('ends a process that takes too long', async () => {
    painter = createPainter(script, 1)
    await expect(painter.paint(card)).rejects.toThrow('took too long')
  })
  it('paints one after the other for all who ask, and rests for none of them too early', async () => {
    painter = createPainter(script)
    const sizes = { kind: 'sizes', bytes: await sharp(picture).png().toBuffer(), widths: [20] } as const
    const asked = [painter.paint(card), painter.paint(sizes), painter.paint({ ...card, look: 'logo' })]
    painter.rest()
    const names = (await Promise.all(asked)).map((files) => files.map(({ name }) => name))
    expect(names).toEqual([['card.jpg'], ['20x11.avif', '20x11.webp', '20x11.jpg'], ['card.jpg']])
  })

  it('paints the next picture in a new process after one that took too long', async () => {
    painter = createPainter(script, 400)
    const slow = painter.paint(await slowJob())
    await expect(slow).rejects.toThrow('took too long')
    // Whatever became of it, it was not ended together with the one before.
    const next = await painter.paint(card).catch((error: unknown) => String(error))
    expect(next).not.toContain('ended the process')
  })

  it('does not outlive a site that was killed while it paints', async () => {
    const child = fork(new URL('worker-process.ts', import.meta.url), { serialization: 'advanced' })
    const ended = once(child, 'exit')
    child.send(await slowJob(), () => child.disconnect())
    expect(await ended).toEqual([null, 'SIGKILL'])
  })
})

/** A picture that takes seconds. */
async function slowJob(): Promise<PaintJob> {
  const plain = { width: 6_000, height: 6_000, channels: 3, background: '#456' } as const
  return {
    kind: 'sizes',
    bytes: await sharp({ create: plain }).png().toBuffer(),
    widths: [4_000, 5_000, 6_000],
  }
}
