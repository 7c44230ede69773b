import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenGraphLook } from '../../content/open-graph-file.ts'
import { createTestSite } from '../../testing/site.ts'
import type { ImageTask } from './image-task.ts'
import { createImages, type Images, type ImagesOptions } from './images.ts'
import { serveOpenGraphImages } from './open-graph/serve-open-graph-images.ts'
import { ImageError, type ImageFile } from '@promenade/process/images/image-worker'

const day = 24 * 60 * 60_000
const one = image('/media/1/a.svg')
const two = image('/media/2/b.svg')

let folder: string
let now: number
let created: string[]
let logged: string[]
let absent: Set<string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-graph-'))
  now = Date.UTC(2026, 10, 20)
  created = []
  logged = []
  absent = new Set()
})

afterEach(() => rm(folder, { recursive: true, force: true }))

function image(source: string, look: OpenGraphLook = 'picture') {
  return { kind: 'open-graph', source, look } as const
}

async function open(options: Partial<ImagesOptions> = {}): Promise<Images> {
  const line = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const images = createImages({
    dataFolder: folder,
    media: {
      find: async (path) =>
        absent.has(path) ? undefined : { type: 'image/svg+xml', bytes: new TextEncoder().encode(path) },
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

function find(images: Images, { source, look }: ReturnType<typeof image>) {
  return images.findOpenGraphImage(source, look)
}

/** Writes the name of the picture in place of its pixels. */
async function run(task: ImageTask): Promise<readonly ImageFile[]> {
  const name = `${task.kind === 'open-graph' ? task.look : ''} ${new TextDecoder().decode(task.bytes)}`
  if (name.includes('hostile')) throw new ImageError('took too long')
  created.push(name)
  return [{ name: 'card.jpg', bytes: new TextEncoder().encode(name) }]
}

describe('generated images', () => {
  it('are created when content needs them, before any request', async () => {
    const images = await open()
    expect(find(images, one)).toBeUndefined()
    images.generate([one, two])
    await images.settled()
    expect(find(images, one)).toMatchObject({ width: 1200, height: 630, size: 22 })
    expect(images.findOpenGraphImage(one.source, 'logo')).toBeUndefined()
    expect(created).toEqual(['picture /media/1/a.svg', 'picture /media/2/b.svg'])
  })

  it('are served at an address made from their content, to every origin', async () => {
    const images = await open()
    images.generate([one])
    await images.settled()
    const { get } = createTestSite({ files: [serveOpenGraphImages(images)] })
    const path = find(images, one)?.path ?? ''
    expect(path).toMatch(/^\/open-graph\/[0-9a-f]{16}\.jpg$/)
    const response = await get(path)
    expect(await response.text()).toBe('picture /media/1/a.svg')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each(['/open-graph/0123456789abcdef.jpg', '/open-graph/', '/share-pictures/..%2f..%2fx'])(
    'are not found unless they were created: %s',
    async (path) => {
      const { get } = createTestSite({ files: [serveOpenGraphImages(await open())] })
      expect((await get(path)).status).toBe(404)
    },
  )

  it('keep their files and addresses of earlier releases', async () => {
    const before = await open()
    before.generate([one])
    await before.settled()
    const path = find(before, one)?.path ?? ''
    await rename(join(folder, 'open-graph'), join(folder, 'share-pictures'))
    const images = await open()
    expect(find(images, one)?.path).toBe(path)
    const { get } = createTestSite({ files: [serveOpenGraphImages(images)] })
    expect((await get(path.replace('open-graph', 'share-pictures'))).status).toBe(200)
  })

  it('survive a restart and are not created twice', async () => {
    const before = await open()
    before.generate([one])
    await before.settled()
    await writeFile(join(folder, 'open-graph', 'half-written.jpg.part'), 'x')
    const images = await open()
    expect(find(images, one)).toEqual(find(before, one))
    images.generate([one])
    await images.settled()
    expect(created).toHaveLength(1)
    expect(await readdir(join(folder, 'open-graph'))).toHaveLength(1)
  })

  it('are created again for a theme with another background', async () => {
    const before = await open()
    before.generate([one])
    await before.settled()
    const images = await open({ backgrounds: { light: '#eee', dark: '#000' } })
    expect(find(images, one)).toBeUndefined()
  })

  it('follow content that changes during the run', async () => {
    const images = await open({
      pause: async () => images.generate([two]),
    })
    images.generate([one, image('/media/3/c.svg', 'logo')])
    await images.settled()
    expect(created).toEqual(['picture /media/1/a.svg', 'picture /media/2/b.svg'])
  })

  it('wait for a picture that is not available yet', async () => {
    const images = await open()
    absent.add(one.source)
    images.generate([one, two])
    await images.settled()
    expect(find(images, one)).toBeUndefined()
    expect(find(images, two)).toBeDefined()
    absent.clear()
    images.generate([one, two])
    await images.settled()
    expect(find(images, one)).toBeDefined()
    images.stop()
  })

  it('skip a picture that cannot be decoded and log it once', async () => {
    const images = await open()
    const hostile = image('/media/3/hostile.svg')
    images.generate([hostile, one])
    await images.settled()
    images.generate([hostile, one, two])
    await images.settled()
    expect(find(images, hostile)).toBeUndefined()
    expect(created).toHaveLength(2)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('took too long')
  })

  it('are removed 30 days after they were last needed', async () => {
    const images = await open()
    images.generate([one, two])
    await images.settled()
    const path = find(images, one)?.path ?? ''
    now += 90 * day
    images.generate([two])
    await images.settled()
    now += 29 * day
    images.generate([two])
    await images.settled()
    expect(await images.read(path)).toBeDefined()
    now += 2 * day
    images.generate([two])
    await images.settled()
    expect(await images.read(path)).toBeUndefined()
    expect(await readdir(join(folder, 'open-graph'))).toHaveLength(1)
  })

  it('stay within the size limit: unneeded files go first, then no more are created', async () => {
    const images = await open({ maxBytes: { variants: 0, 'open-graph': 40 } })
    images.generate([one])
    await images.settled()
    images.generate([two])
    await images.settled()
    expect(find(images, one)).toBeUndefined()
    const cards = [two, ...[3, 4, 5].map((id) => image(`/media/${id}/x.svg`))]
    images.generate(cards)
    await images.settled()
    expect(cards.filter((card) => find(images, card)).length).toBe(2)
    expect(logged.join()).toContain('An image cache is full')
  })

  it('leave the site running when the disk refuses to write', async () => {
    const images = await open()
    await rm(join(folder, 'open-graph'), { recursive: true })
    await writeFile(join(folder, 'open-graph'), 'a file in the way')
    images.generate([one, two])
    await images.settled()
    expect(find(images, one)).toBeUndefined()
    expect(logged).toHaveLength(1)
  })

  it('are no longer created once the site stops', async () => {
    const images = await open({ pause: async () => images.stop() })
    images.generate([one, two])
    await images.settled()
    expect(created).toHaveLength(1)
  })
})
