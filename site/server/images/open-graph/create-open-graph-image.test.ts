import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenGraphLook } from '../../../content/open-graph-file.ts'
import { createOpenGraphImage } from './create-open-graph-image.ts'

const backgrounds = { light: '#f7f1e5', dark: '#10222e' }
const light = [0xf7, 0xf1, 0xe5]
const dark = [0x10, 0x22, 0x2e]

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-card-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the Open Graph image of a picture', () => {
  it.each(['svg', 'png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'is a JPEG of 1200 × 630 from %s',
    async (type) => {
      const drawing = svg(400, 300, '<rect width="400" height="300" fill="#e00"/>')
      const bytes = type === 'svg' ? drawing : await sharp(drawing)[type]().toBuffer()
      const card = await sharp(await create(bytes)).metadata()
      expect([card.format, card.width, card.height, card.hasAlpha]).toEqual(['jpeg', 1200, 630, false])
    },
  )

  it('is filled by the picture, cropped at top and bottom alike', async () => {
    const bands = svg(
      400,
      300,
      '<rect width="400" height="150" fill="#e00"/><rect y="150" width="400" height="150" fill="#00e"/>',
    )
    const at = await pixelsOf(await create(bands))
    expect([at(5, 5), at(600, 300)]).toEqual([close([0xe0, 0, 0]), close([0xe0, 0, 0])].map(asMatch))
    expect(at(1195, 625)).toEqual(asMatch(close([0, 0, 0xee])))
  })

  it('is sharp for a drawing of any size', async () => {
    const line = svg(
      40,
      21,
      '<rect width="20" height="21" fill="#000"/><rect x="20" width="20" height="21" fill="#fff"/>',
    )
    const at = await pixelsOf(await create(line))
    expect(at(594, 300)).toEqual(asMatch(close([0, 0, 0])))
    expect(at(606, 300)).toEqual(asMatch(close([255, 255, 255])))
  })

  it.each([
    ['tall', 300, 500],
    ['square', 400, 400],
    ['very wide', 1000, 200],
  ])('shows a %s picture whole, on the background of the theme', async (_, width, height) => {
    const framed = svg(
      width,
      height,
      `<rect width="${width}" height="${height}" fill="#e00"/><rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="#00e"/>`,
    )
    const at = await pixelsOf(await create(framed))
    expect(at(3, 3)).toEqual(asMatch(close(light)))
    const [middle, edge] = width > height ? [at(600, 315), at(5, 315)] : [at(600, 315), at(600, 5)]
    expect(middle).toEqual(asMatch(close([0, 0, 0xee])))
    expect(edge).toEqual(asMatch(close([0xee, 0, 0])))
  })

  it('is upright', async () => {
    const upright = await sharp(svg(600, 315, '<rect width="600" height="100" fill="#e00"/>'))
      .flatten({ background: '#00e' })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const at = await pixelsOf(await create(upright))
    expect(at(600, 620)).toEqual(asMatch(close([0xee, 0, 0])))
  })
})

describe('the Open Graph image of a logo', () => {
  const mark = '<rect x="100" y="80" width="100" height="20" fill="#064"/>'

  it('has the logo whole in the middle, with the same space around for any margin', async () => {
    const at = await pixelsOf(await create(svg(320, 192, mark), 'logo'))
    expect([at(600, 315), at(250, 315), at(950, 315)]).toEqual(
      [1, 2, 3].map(() => asMatch(close([0, 0x66, 0x44]))),
    )
    expect([at(230, 315), at(970, 315), at(600, 100), at(600, 530)]).toEqual(
      [1, 2, 3, 4].map(() => asMatch(close(light))),
    )
  })

  it('has a dark background for a light logo', async () => {
    const at = await pixelsOf(await create(svg(320, 192, mark.replace('#064', '#fff')), 'logo'))
    expect([at(5, 5), at(600, 315)]).toEqual([asMatch(close(dark)), asMatch(close([255, 255, 255]))])
  })

  it('has a light background for a light plate with dark letters on it', async () => {
    const plate = '<rect x="80" y="60" width="160" height="72" rx="20" fill="#fdd"/>'
    const at = await pixelsOf(await create(svg(320, 192, plate + mark), 'logo'))
    expect(at(5, 5)).toEqual(asMatch(close(light)))
  })

  it('has the logo’s own background if it has one', async () => {
    const own = svg(320, 192, `<rect width="320" height="192" fill="#fd0"/>${mark}`)
    const at = await pixelsOf(await create(await sharp(own).png().toBuffer(), 'logo'))
    expect([at(5, 5), at(600, 315)]).toEqual([
      asMatch(close([0xff, 0xdd, 0])),
      asMatch(close([0, 0x66, 0x44])),
    ])
  })

  it('is created for an empty logo, too', async () => {
    const at = await pixelsOf(await create(svg(320, 192, ''), 'logo'))
    expect(at(600, 315)).toEqual(asMatch(close(light)))
  })
})

describe('a hostile picture', () => {
  it('cannot show files of the server or the network', async () => {
    const secret = join(folder, 'secret.png')
    await writeFile(
      secret,
      await sharp(svg(1200, 630, '<rect width="1200" height="630" fill="#e00"/>'))
        .png()
        .toBuffer(),
    )
    const inSvg = join(folder, 'secret.svg')
    await writeFile(inSvg, svg(1200, 630, '<rect id="a" width="1200" height="630" fill="#e00"/>'))
    const references = [pathToFileURL(secret).href, secret, 'http://127.0.0.1:9/secret.png']
    const drawing = svg(
      1200,
      630,
      `<rect width="1200" height="630" fill="#00e"/>${references.map((href) => `<image href="${href}" width="1200" height="630"/>`).join('')}<use href="${pathToFileURL(inSvg).href}#a"/>`,
    )
    const at = await pixelsOf(await create(drawing))
    expect(at(600, 315)).toEqual(asMatch(close([0, 0, 0xee])))
  })

  it('cannot read a file through an entity', async () => {
    await writeFile(join(folder, 'entity.txt'), 'M0 0h1200v630h-1200z')
    const entity = `<!DOCTYPE svg [<!ENTITY a SYSTEM "${pathToFileURL(join(folder, 'entity.txt')).href}">]>`
    const drawing = svg(1200, 630, '<rect width="1200" height="630" fill="#00e"/><path d="&a;" fill="#e00"/>')
    const isRead = await create(Buffer.concat([Buffer.from(entity), drawing])).then(
      async (card) => ((await pixelsOf(card))(600, 315)[0] ?? 0) > 100,
      () => false,
    )
    expect(isRead).toBe(false)
  })

  const laughs = Array.from({ length: 12 }, (_, depth) => {
    const inner = depth === 0 ? 'ha' : `&l${depth - 1};`.repeat(10)
    return `<!ENTITY l${depth} "${inner}">`
  })

  it.each([
    ['no picture', Buffer.from('<script>alert(1)</script>')],
    ['empty', Buffer.alloc(0)],
    ['truncated', Buffer.from('iVBORw0KGgoAAAANSUhEUgAABAAAAAQA', 'base64')],
    ['far too wide', svg(100_000, 1, '<rect width="9" height="1"/>')],
    ['claims to be huge', pngOf(60_000, 60_000)],
    [
      'expands entities without end',
      Buffer.concat([Buffer.from(`<!DOCTYPE svg [${laughs.join('')}]>`), svg(9, 9, '<text>&l11;</text>')]),
    ],
  ])('is rejected: %s', async (_, bytes) => {
    await expect(create(bytes)).rejects.toThrow(Error)
  })
})

async function create(bytes: Uint8Array, look: OpenGraphLook = 'picture'): Promise<Uint8Array> {
  const [card] = await createOpenGraphImage({ kind: 'open-graph', bytes, look, backgrounds })
  return card?.bytes ?? new Uint8Array()
}

function svg(width: number, height: number, inside: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )
}

/** The beginning of a PNG that claims a size. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

async function pixelsOf(card: Uint8Array): Promise<(x: number, y: number) => readonly number[]> {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
  return (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

type Test = (value: number, index: number) => boolean

/** JPEG keeps no colour exactly. */
function close(colour: readonly number[]): Test {
  return (value, index) => Math.abs(value - (colour[index] ?? -99)) < 24
}

function asMatch(test: Test): unknown {
  return expect.toSatisfy((pixel: readonly number[]) => pixel.every(test))
}
