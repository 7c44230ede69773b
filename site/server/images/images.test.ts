import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaintedFile, PaintJob } from './image-job.ts'
import { PaintFault } from './worker.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'
import { withPictureFiles } from './variants/content-with-files.ts'
import { pictureSizesStep } from './variants/serve-variants.ts'
import { createPictureSizes, type PictureSizes, type PictureSizesOptions } from './images.ts'

const one = { source: '/media/1/a.jpg', widths: [80, 160] }
const two = { source: '/media/2/b.jpg', widths: [80] }

let folder: string
let now: number
let painted: string[]
let logged: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-sizes-'))
  now = Date.UTC(2026, 10, 20)
  painted = []
  logged = []
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function open(options: Partial<PictureSizesOptions> = {}): Promise<PictureSizes> {
  const line = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const sizes = createPictureSizes({
    dataFolder: folder,
    media: {
      find: async (path) => ({
        type: path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg',
        bytes: new TextEncoder().encode(path),
      }),
    },
    painter: { paint, rest: () => undefined },
    log: { info: line, warn: line, error: line },
    clock: () => now,
    pause: async () => undefined,
    ...options,
  })
  await sizes.open()
  return sizes
}

/** Writes the name of the picture in place of its pixels. */
async function paint(job: PaintJob): Promise<readonly PaintedFile[]> {
  const name = new TextDecoder().decode(job.bytes)
  if (name.includes('hostile')) throw new PaintFault('took too long')
  painted.push(name)
  const widths = job.kind === 'sizes' ? job.widths : []
  return widths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((ending) => ({
      name: `${width}x${width / 2}.${ending}`,
      bytes: new TextEncoder().encode(`${name} ${width} ${ending}`),
    })),
  )
}

describe('sizes of pictures', () => {
  it('are painted when content names the picture, before anybody asks', async () => {
    const sizes = await open()
    sizes.want([one, two])
    expect(sizes.current().size).toBe(0)
    await sizes.settled()
    expect(sizes.current().get(one.source)).toMatchObject({ sizes: ['80x40', '160x80'], fallback: 'jpg' })
    expect(painted).toEqual([one.source, two.source])
  })

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('are answered for good under a name made of their bytes: %s', async (ending, type) => {
    const sizes = await open()
    sizes.want([one])
    await sizes.settled()
    const { get } = createTestSite({ files: [pictureSizesStep(sizes)] })
    const path = `${sizes.current().get(one.source)?.folder}/160x80.${ending}`
    expect(path).toMatch(/^\/pictures\/[0-9a-f]{16}\/160x80/)
    for (const time of [1, 2]) {
      const answer = await get(path)
      expect([time, await answer.text()]).toEqual([time, `${one.source} 160 ${ending}`])
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    await sizes.settled()
    expect(painted).toHaveLength(1)
  })

  it('that were never painted are not found, and not painted for who asks', async () => {
    const sizes = await open()
    sizes.want([one])
    await sizes.settled()
    const { get } = createTestSite({ files: [pictureSizesStep(sizes)] })
    const hash = sizes.current().get(one.source)?.folder
    for (const path of [
      `${hash}/96x48.avif`,
      `${hash}/..%2f..%2fx`,
      `${hash}/`,
      '/pictures/0123456789abcdef/80x40.jpg',
    ])
      expect((await get(path)).status).toBe(404)
    expect(painted).toHaveLength(1)
  })

  it('are there after a restart; what was underway is painted anew', async () => {
    const before = await open({ pause: async () => before.stop() })
    before.want([one, two])
    await before.settled()
    expect(painted).toEqual([one.source])
    const after = await open()
    after.want([one, two])
    expect(after.current().get(one.source)).toEqual(before.current().get(one.source))
    await after.settled()
    expect(painted).toEqual([one.source, two.source])
    expect(await readdir(join(folder, 'pictures'))).toHaveLength(2)
  })

  it('are shown some at a time: pages are not rendered anew for each of hundreds', async () => {
    const versions = new Set<unknown>()
    const pictures = Array.from({ length: 100 }, (_, id) => ({ ...two, source: `/media/${id}/x.jpg` }))
    const sizes = await open({
      pause: async () => {
        now += 1_000
        versions.add(sizes.current())
      },
    })
    sizes.want(pictures)
    await sizes.settled()
    expect(sizes.current().size).toBe(100)
    expect(versions.size).toBeLessThan(7)
  })

  it('stay the same object for as long as pages name the same files', async () => {
    const sizes = await open()
    sizes.want([one])
    await sizes.settled()
    const before = sizes.current()
    sizes.want([{ ...one }])
    await sizes.settled()
    expect(sizes.current()).toBe(before)
  })

  it('are none of drawings, and of what cannot be painted, which is said once', async () => {
    const sizes = await open()
    const pictures = ['/media/3/c.svg', '/media/4/hostile.jpg'].map((source) => ({ ...two, source }))
    sizes.want(pictures)
    await sizes.settled()
    sizes.want([...pictures, one])
    await sizes.settled()
    expect([...sizes.current().keys()]).toEqual([one.source])
    expect(painted).toEqual([one.source])
    expect(logged).toHaveLength(1)
  })

  it('leave pages as they are where the disk takes nothing', async () => {
    const sizes = await open()
    await rm(join(folder, 'pictures'), { recursive: true })
    sizes.want([one])
    await sizes.settled()
    expect(sizes.current().size).toBe(0)
    expect(logged).toHaveLength(1)
  })
})

describe('content with files', () => {
  it('is another version when there are other files, and the same object until then', async () => {
    const sizes = await open()
    const bare = createTestContent('en')
    const content = withPictureFiles(() => bare, sizes.current)
    expect(content('en')?.version).toBe(bare.version)
    sizes.want([one])
    await sizes.settled()
    const pictured = content('en')
    expect(pictured?.version).not.toBe(bare.version)
    expect(pictured?.pictureFiles.get(one.source)?.sizes).toHaveLength(2)
    expect(content('en')).toBe(pictured)
  })
})
