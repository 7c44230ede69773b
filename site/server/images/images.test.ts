import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'
import type { ImageTask } from './image-task.ts'
import { createImages, type Images, type ImagesOptions } from './images.ts'
import { withVariants } from './variants/content-with-variants.ts'
import { serveVariants } from './variants/serve-variants.ts'
import { ImageError, type ImageFile } from '@promenade/process/images/image-worker'

const one = { kind: 'variants', source: '/media/1/a.jpg', widths: [80, 160] } as const
const two = { kind: 'variants', source: '/media/2/b.jpg', widths: [80] } as const

let folder: string
let now: number
let created: string[]
let logged: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  now = Date.UTC(2026, 10, 20)
  created = []
  logged = []
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function open(options: Partial<ImagesOptions> = {}): Promise<Images> {
  const line = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const images = createImages({
    dataFolder: folder,
    media: {
      find: async (path) => ({
        type: path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg',
        bytes: new TextEncoder().encode(path),
      }),
    },
    worker: { run },
    backgrounds: { light: '#fff', dark: '#000' },
    log: { info: line, warn: line, error: line },
    clock: () => now,
    pause: async () => undefined,
    ...options,
  })
  await images.open()
  return images
}

/** Writes the name of the picture in place of its pixels. */
async function run(task: ImageTask): Promise<readonly ImageFile[]> {
  const name = new TextDecoder().decode(task.bytes)
  if (name.includes('hostile')) throw new ImageError('took too long')
  created.push(name)
  const widths = task.kind === 'variants' ? task.widths : []
  return widths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((ending) => ({
      name: `${width}x${width / 2}.${ending}`,
      bytes: new TextEncoder().encode(`${name} ${width} ${ending}`),
    })),
  )
}

describe('image variants', () => {
  it('are created when content needs them, before any request', async () => {
    const images = await open()
    images.generate([one, two])
    expect(images.variants().size).toBe(0)
    await images.settled()
    expect(images.variants().get(one.source)).toMatchObject({ sizes: ['80x40', '160x80'], fallback: 'jpg' })
    expect(created).toEqual([one.source, two.source])
  })

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('are served as immutable at an address made from their content: %s', async (ending, type) => {
    const images = await open()
    images.generate([one])
    await images.settled()
    const { get } = createTestSite({ files: [serveVariants(images)] })
    const path = `${images.variants().get(one.source)?.folder}/160x80.${ending}`
    expect(path).toMatch(/^\/pictures\/[0-9a-f]{16}\/160x80/)
    for (const time of [1, 2]) {
      const response = await get(path)
      expect([time, await response.text()]).toEqual([time, `${one.source} 160 ${ending}`])
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    await images.settled()
    expect(created).toHaveLength(1)
  })

  it('are not found unless they were created, and no request creates them', async () => {
    const images = await open()
    images.generate([one])
    await images.settled()
    const { get } = createTestSite({ files: [serveVariants(images)] })
    const hash = images.variants().get(one.source)?.folder
    for (const path of [
      `${hash}/96x48.avif`,
      `${hash}/..%2f..%2fx`,
      `${hash}/`,
      '/pictures/0123456789abcdef/80x40.jpg',
    ])
      expect((await get(path)).status).toBe(404)
    expect(created).toHaveLength(1)
  })

  it('survive a restart; those in progress are created again', async () => {
    const before = await open({ pause: async () => before.stop() })
    before.generate([one, two])
    await before.settled()
    expect(created).toEqual([one.source])
    const after = await open()
    after.generate([one, two])
    expect(after.variants().get(one.source)).toEqual(before.variants().get(one.source))
    await after.settled()
    expect(created).toEqual([one.source, two.source])
    expect(await readdir(join(folder, 'pictures'))).toHaveLength(2)
  })

  it('are published in batches, so that pages are not rendered again for each of hundreds', async () => {
    const versions = new Set<unknown>()
    const pictures = Array.from({ length: 100 }, (_, id) => ({ ...two, source: `/media/${id}/x.jpg` }))
    const images = await open({
      pause: async () => {
        now += 1_000
        versions.add(images.variants())
      },
    })
    images.generate(pictures)
    await images.settled()
    expect(images.variants().size).toBe(100)
    expect(versions.size).toBeLessThan(7)
  })

  it('stay the same object while pages refer to the same files', async () => {
    const images = await open()
    images.generate([one])
    await images.settled()
    const before = images.variants()
    images.generate([{ ...one }])
    await images.settled()
    expect(images.variants()).toBe(before)
  })

  it('are not created from drawings nor from broken pictures, which are logged once', async () => {
    const images = await open()
    const pictures = ['/media/3/c.svg', '/media/4/hostile.jpg'].map((source) => ({ ...two, source }))
    images.generate(pictures)
    await images.settled()
    images.generate([...pictures, one])
    await images.settled()
    expect([...images.variants().keys()]).toEqual([one.source])
    expect(created).toEqual([one.source])
    expect(logged).toHaveLength(1)
  })

  it('leave pages as they are when the disk refuses to write', async () => {
    const images = await open()
    await rm(join(folder, 'pictures'), { recursive: true })
    images.generate([one])
    await images.settled()
    expect(images.variants().size).toBe(0)
    expect(logged).toHaveLength(1)
  })
})

describe('content with variants', () => {
  it('has a new version for new variants, and is the same object until then', async () => {
    const images = await open()
    const bare = createTestContent('en')
    const content = withVariants(() => bare, images.variants)
    expect(content('en')?.version).toBe(bare.version)
    images.generate([one])
    await images.settled()
    const pictured = content('en')
    expect(pictured?.version).not.toBe(bare.version)
    expect(pictured?.pictureFiles.get(one.source)?.sizes).toHaveLength(2)
    expect(content('en')).toBe(pictured)
  })
})
