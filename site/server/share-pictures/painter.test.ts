import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createPainter, type Painter, PaintFault } from './painter.ts'

const grounds = { light: '#ffffff', dark: '#000000' }
const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="21"><rect width="40" height="21"/></svg>',
)

let painter: Painter

afterEach(() => painter.rest())

describe('the painter', { timeout: 60_000 }, () => {
  it('paints in a process of its own, again after a rest', async () => {
    painter = createPainter()
    const first = await painter.paint({ bytes: picture, look: 'picture', grounds })
    painter.rest()
    const second = await painter.paint({ bytes: picture, look: 'picture', grounds })
    expect((await sharp(first).metadata()).width).toBe(1200)
    expect(Buffer.from(second).equals(first)).toBe(true)
  })

  it('says what was wrong with a picture, and goes on with the next', async () => {
    painter = createPainter()
    const broken = { bytes: Buffer.from('no picture'), look: 'logo', grounds } as const
    await expect(painter.paint(broken)).rejects.toThrow(PaintFault)
    await expect(painter.paint({ bytes: picture, look: 'logo', grounds })).resolves.toBeInstanceOf(Uint8Array)
  })

  it('reads nothing but what browsers show', async () => {
    painter = createPainter()
    const tiff = await sharp(picture).tiff().toBuffer()
    await expect(painter.paint({ bytes: tiff, look: 'picture', grounds })).rejects.toThrow(PaintFault)
  })

  it('ends a process that takes too long', async () => {
    painter = createPainter(1)
    await expect(painter.paint({ bytes: picture, look: 'picture', grounds })).rejects.toThrow('took too long')
  })
})
