import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPhoto } from './photo.ts'

/** Two colours, so that one can see which side is up. */
let picture: Buffer

beforeAll(async () => {
  const blue = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
    .composite([{ input: blue, top: 20, left: 0 }])
    .png()
    .toBuffer()
})

function read(bytes: Buffer | string, name = 'photo.jpg') {
  return readPhoto(new File([new Uint8Array(Buffer.from(bytes))], name, { type: 'image/jpeg' }))
}

async function jpegOf(bytes: Buffer) {
  const jpeg = await read(bytes)
  if (jpeg === undefined) throw new Error('It was not taken for a picture.')
  return jpeg
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s and comes out as JPEG', async (format) => {
    const jpeg = await jpegOf(await sharp(picture).toFormat(format).toBuffer())
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  })

  it('is upright, and says nothing of where it was taken', async () => {
    const taken = await sharp(picture)
      .withExif({ IFD0: { Make: 'Trial Camera' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Trial Camera')).toBe(true)
    const jpeg = await jpegOf(taken)
    const { exif, orientation } = await sharp(jpeg).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    const { data } = await sharp(jpeg)
      .extract({ left: 30, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(200)
  })

  it('is at most 2,400 pixels long, and never larger than it was', async () => {
    const wide = await sharp({ create: { width: 5_000, height: 100, channels: 3, background: '#0f0' } })
      .png()
      .toBuffer()
    expect(await sharp(await jpegOf(wide)).metadata()).toMatchObject({ width: 2_400, height: 48 })
  })

  it('is white where it is see-through', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const data = await sharp(await jpegOf(glass))
      .raw()
      .toBuffer()
    expect(data[0]).toBeGreaterThan(250)
  })

  it('carries nothing that hid behind it', async () => {
    const polyglot = Buffer.concat([
      await sharp(picture).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ])
    expect(Buffer.from(await jpegOf(polyglot)).includes('script')).toBe(false)
  })

  it('has 5 MB at most', async () => {
    expect(await read(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))).toBeUndefined()
  })

  it('of many at once come out all', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => read(picture)))
    expect(made.map((jpeg) => jpeg?.[0])).toEqual(Array.from({ length: 6 }, () => 0xff))
  })
})

describe('what is no photo', () => {
  it.each([
    ['nothing', ''],
    ['text', 'a photo of the harbour'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ'],
    ['a ZIP', 'PK\x03\x04'],
    ['the beginning of a JPEG', '\xff\xd8\xff\xe0'],
    ['a page that begins like a JPEG', '\xff\xd8\xff<html><script>alert(1)</script>'],
  ])('is refused: %s', async (_what, text) => {
    expect(await read(Buffer.from(text, 'latin1'))).toBeUndefined()
  })

  it.each(['gif', 'tiff'] as const)('is refused whatever its name says: %s', async (format) => {
    expect(await read(await sharp(picture).toFormat(format).toBuffer())).toBeUndefined()
  })

  it('is refused where it breaks off', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#08f',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .toFormat(format)
        .toBuffer()
      expect([format, await read(whole.subarray(0, whole.byteLength / 2))]).toEqual([format, undefined])
    }
  })

  it('is refused where a small file means to fill the memory', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await read(bomb)).toBeUndefined()
  })

  it('is refused where it moves', async () => {
    const frames = Buffer.concat([0, 120, 240].map((shade) => Buffer.alloc(8 * 8 * 3, shade)))
    const moving = await sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
      .webp({ loop: 0, delay: [50, 50, 50] })
      .toBuffer()
    expect(await read(moving)).toBeUndefined()
  })
})
