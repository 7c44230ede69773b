import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ImageTask } from '../image-task.ts'
import { createImageWorker, ImageError } from '@promenade/process/images/image-worker'
import { tookTooLong } from '@promenade/process/images/picture-limits'
import { createPhotoReader } from './photo-reader.ts'

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

const script = join(import.meta.dirname, '..', 'worker-process.ts')
const worker = createImageWorker<ImageTask>(script)
/** A busy machine may take longer than a visitor waits. */
const patient: typeof worker = { run: (task, options) => worker.run(task, { ...options, timeout: 60_000 }) }
const readPhoto = createPhotoReader({ worker: patient, clock: () => 0 })

/** Each photo comes from another visitor. */
let visitors = 0

function read(bytes: Uint8Array) {
  return readPhoto({ kind: 'file', bytes: new Uint8Array(bytes) }, `visitor ${(visitors += 1)}`)
}

async function jpegOf(bytes: Buffer) {
  const reading = await read(bytes)
  if (reading.kind !== 'read') throw new Error(`Not read as a photo: ${JSON.stringify(reading)}`)
  return Buffer.from(reading.jpeg, 'base64')
}

const notAPhoto = { kind: 'faulty', fault: 'notAPhoto' }

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s and becomes a JPEG', async (format) => {
    const jpeg = await jpegOf(await sharp(picture).toFormat(format).toBuffer())
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  })

  it('is upright and has no metadata', async () => {
    const taken = await sharp(picture)
      .withExif({ IFD0: { Make: 'Test Camera' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Test Camera')).toBe(true)
    const jpeg = await jpegOf(taken)
    const { exif, orientation } = await sharp(jpeg).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    const { data } = await sharp(jpeg)
      .extract({ left: 30, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(200)
  })

  it('is at most 2,400 pixels long and never enlarged', async () => {
    const wide = await sharp({ create: { width: 5_000, height: 100, channels: 3, background: '#0f0' } })
      .png()
      .toBuffer()
    expect(await sharp(await jpegOf(wide)).metadata()).toMatchObject({ width: 2_400, height: 48 })
  })

  it('is white where it was transparent', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const data = await sharp(await jpegOf(glass))
      .raw()
      .toBuffer()
    expect(data[0]).toBeGreaterThan(250)
  })

  it('loses data hidden behind the picture', async () => {
    const polyglot = Buffer.concat([
      await sharp(picture).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ])
    expect((await jpegOf(polyglot)).includes('script')).toBe(false)
  })

  it('of 24 megapixels, as phones take them, is read', async () => {
    const phone = await plain(5_712, 4_284).jpeg().toBuffer()
    expect(await sharp(await jpegOf(phone)).metadata()).toMatchObject({ width: 2_400, height: 1_800 })
  })

  it('is read for each of many visitors at once', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => jpegOf(picture)))
    expect(made.map((jpeg) => jpeg[0])).toEqual(Array.from({ length: 4 }, () => 0xff))
  })

  it('may be missing, too large, or refused for lack of memory', async () => {
    expect(await readPhoto({ kind: 'none' }, 'a')).toEqual({ kind: 'none' })
    expect(await readPhoto({ kind: 'no room' }, 'a')).toEqual({ kind: 'busy', retryAfter: 30 })
    expect(await readPhoto({ kind: 'too large' }, 'a')).toEqual({ kind: 'faulty', fault: 'photoTooLarge' })
  })
})

describe('a file that is not a photo', () => {
  it.each([
    ['nothing', ''],
    ['text', 'a photo of the harbour'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ'],
    ['a ZIP', 'PK\x03\x04'],
    ['the beginning of a JPEG', '\xff\xd8\xff\xe0'],
    ['a page that begins like a JPEG', '\xff\xd8\xff<html><script>alert(1)</script>'],
  ])('is refused: %s', async (_what, text) => {
    expect(await read(Buffer.from(text, 'latin1'))).toEqual(notAPhoto)
  })

  it.each(['gif', 'tiff'] as const)('is refused with any name: %s', async (format) => {
    expect(await read(await sharp(picture).toFormat(format).toBuffer())).toEqual(notAPhoto)
  })

  it('is refused when truncated', async () => {
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
        .toFormat(format, { effort: 1 })
        .toBuffer()
      expect([format, await read(whole.subarray(0, whole.byteLength / 2))]).toEqual([format, notAPhoto])
    }
  })

  it.each([
    ['png', 7_200],
    ['avif', 2_500],
    ['webp', 7_200],
    ['jpeg', 7_200],
  ] as const)('is refused by its header when it is a decompression bomb: %s', async (format, side) => {
    const bomb = await plain(side, side).toFormat(format, { effort: 1 }).toBuffer()
    expect(await read(bomb)).toEqual({ kind: 'faulty', fault: 'photoTooManyPixels' })
  })

  it('is refused when its header claims too few pixels', async () => {
    const lie = await plain(2_500, 2_500).avif({ effort: 0 }).toBuffer()
    const size = lie.indexOf('ispe') + 8
    lie.writeUInt32BE(100, size)
    lie.writeUInt32BE(100, size + 4)
    expect(await read(lie)).toEqual(notAPhoto)
  })

  it('has a message of its own when it is HEIC from an iPhone', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    expect(await read(heic)).toEqual({ kind: 'faulty', fault: 'photoIsHeic' })
  })

  it('is refused when animated', async () => {
    const frames = Buffer.concat([0, 120, 240].map((shade) => Buffer.alloc(8 * 8 * 3, shade)))
    const moving = await sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
      .webp({ loop: 0, delay: [50, 50, 50] })
      .toBuffer()
    expect(await read(moving)).toEqual(notAPhoto)
  })
})

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#345' } })
}

it('a photo that a busy machine does not read in time is not said to be at fault', async () => {
  const worker = { run: () => Promise.reject(new ImageError(tookTooLong)) }
  const readSlowly = createPhotoReader({ worker, clock: () => 0 })
  expect(await readSlowly({ kind: 'file', bytes: new Uint8Array(picture) }, 'a visitor')).toEqual({
    kind: 'busy',
    retryAfter: 30,
  })
})

describe('photos from one address', () => {
  const photo = { kind: 'file', bytes: Uint8Array.from([0xff, 0xd8, 0xff]) } as const
  let now = 0
  const createReader = () => {
    const decoded: Uint8Array[] = []
    const worker = {
      run: async ({ bytes }: ImageTask) => {
        decoded.push(bytes)
        return [{ name: 'photo.jpg', bytes }]
      },
    }
    return { decoded, read: createPhotoReader({ worker, clock: () => now }) }
  }

  it('are limited before decoding, for each address by itself', async () => {
    const { decoded, read: readFrom } = createReader()
    const readings = await Promise.all(Array.from({ length: 121 }, () => readFrom(photo, 'a')))
    expect(readings.filter(({ kind }) => kind === 'read')).toHaveLength(120)
    expect(readings.at(-1)).toEqual({ kind: 'limited', retryAfter: 3_600 })
    expect(decoded).toHaveLength(120)
    expect(await readFrom(photo, 'b')).toMatchObject({ kind: 'read' })
    now += 3_600_000
    expect(await readFrom(photo, 'a')).toMatchObject({ kind: 'read' })
  })
})
