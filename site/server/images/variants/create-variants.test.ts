import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createVariants } from './create-variants.ts'

const red = { r: 220, g: 30, b: 20 }

function photograph(width = 600, height = 400) {
  return sharp({ create: { width, height, channels: 3, background: red } })
}

function create(bytes: Uint8Array, widths: readonly number[] = [90, 150]) {
  return createVariants({ kind: 'variants', bytes, widths })
}

async function namesOf(bytes: Uint8Array, widths?: readonly number[]): Promise<readonly string[]> {
  return (await create(bytes, widths)).map(({ name }) => name)
}

describe('the variants of a photograph', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('are created from %s', async (type) => {
    const bytes = await photograph()[type]().toBuffer()
    const names = ['90x60', '150x100'].flatMap(endingsOf)
    expect(await namesOf(bytes)).toEqual(names)
  })

  it('have the size and format in their names', async () => {
    for (const { name, bytes } of await create(await photograph().jpeg().toBuffer())) {
      const { width, height, format, compression } = await sharp(bytes).metadata()
      const type = typeOf(format, compression)
      expect(`${width}x${height}.${type}`).toBe(name)
    }
  })

  it('are never larger than the photograph', async () => {
    const bytes = await photograph(100, 50).jpeg().toBuffer()
    expect(await namesOf(bytes, [80, 160])).toEqual(['80x40', '100x50'].flatMap(endingsOf))
  })

  it('have at most 5 megapixels, however high the photograph is', async () => {
    const bytes = await photograph(1_600, 3_600).jpeg().toBuffer()
    expect(await namesOf(bytes, [400, 1_600])).toEqual(endingsOf('400x900'))
    expect(await namesOf(bytes, [1_600])).toContain('1600x3600.jpg')
  })

  it('keep transparency, and are JPEG without it', async () => {
    const sheer = {
      create: { width: 90, height: 90, channels: 4 as const, background: { ...red, alpha: 0.5 } },
    }
    const files = await create(await sharp(sheer).png().toBuffer(), [80])
    expect(files.map(({ name }) => name)).toEqual(['80x80.avif', '80x80.webp', '80x80.png'])
    for (const { bytes } of files) expect((await sharp(bytes).stats()).isOpaque).toBe(false)
    const opaque = await photograph(90, 90).ensureAlpha().png().toBuffer()
    expect(await namesOf(opaque, [80])).toContain('80x80.jpg')
  })

  it('are upright and have no metadata', async () => {
    const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } }
    const bytes = await photograph().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await namesOf(bytes)).toContain('90x135.jpg')
    for (const file of await create(bytes)) {
      const { exif: kept, xmp, icc, orientation } = await sharp(file.bytes).metadata()
      expect([kept, xmp, icc]).toEqual([undefined, undefined, undefined])
      expect(orientation ?? 1).toBe(1)
    }
  })

  it.each(['cmyk', 'b-w'] as const)('are sRGB for a photograph in %s', async (space) => {
    for (const { bytes } of await create(await photograph().toColourspace(space).jpeg().toBuffer())) {
      const { space: made, channels } = await sharp(bytes).metadata()
      expect([made, channels]).toEqual(['srgb', 3])
    }
  })
})

describe('pictures without variants', () => {
  it('are drawings, with any type', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><path d="M0 0h9v9z"/></svg>',
    )
    expect(await create(svg)).toEqual([])
  })

  it('are animations', async () => {
    const frames = { raw: { width: 9, height: 18, channels: 3 as const, pageHeight: 9 } }
    const pixels = Buffer.alloc(9 * 18 * 3, 7).fill(200, 9 * 9 * 3)
    for (const type of ['gif', 'webp'] as const)
      expect(await create(await sharp(pixels, frames)[type]().toBuffer())).toEqual([])
    const png = await photograph(9, 9).png().toBuffer()
    const control = Buffer.from('000000086163544c000000020000000000000000', 'hex')
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
    expect(await create(moving)).toEqual([])
  })
})

describe('hostile files', () => {
  it.each([
    ['no picture', async () => Buffer.from('<script>alert(1)</script>')],
    ['empty', async () => Buffer.alloc(0)],
    ['truncated', async () => (await noisy().jpeg().toBuffer()).subarray(0, 4_000)],
    ['too many pixels', async () => photograph(7_200, 7_200).png({ compressionLevel: 9 }).toBuffer()],
  ])('are rejected: %s', async (_, make) => {
    await expect(create(await make())).rejects.toThrow(Error)
  })
})

function typeOf(format: string, compression: string | undefined): string {
  if (format === 'jpeg') return 'jpg'
  return compression === 'av1' ? 'avif' : format
}

function noisy() {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 }
  return sharp({ create: { width: 300, height: 300, channels: 3, background: red, noise } })
}

function endingsOf(size: string): readonly string[] {
  return ['avif', 'webp', 'jpg'].map((ending) => `${size}.${ending}`)
}
