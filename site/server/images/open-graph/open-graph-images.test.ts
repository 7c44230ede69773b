import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSite } from '../../../testing/site.ts'
import type { PaintedFile, PaintJob } from '../image-job.ts'
import { PaintFault } from '../worker.ts'
import { sharePictureStep } from './serve-open-graph-images.ts'
import { createSharePictures, type SharePictures, type SharePicturesOptions } from './open-graph-images.ts'

const day = 24 * 60 * 60_000
const one = { source: '/media/1/a.svg', look: 'picture' } as const
const two = { source: '/media/2/b.svg', look: 'picture' } as const

let folder: string
let now: number
let painted: string[]
let asleep: number
let logged: string[]
let absent: Set<string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-pictures-'))
  now = Date.UTC(2026, 10, 20)
  painted = []
  asleep = 0
  logged = []
  absent = new Set()
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function open(options: Partial<SharePicturesOptions> = {}): Promise<SharePictures> {
  const line = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const pictures = createSharePictures({
    dataFolder: folder,
    media: {
      find: async (path) =>
        absent.has(path) ? undefined : { type: 'image/svg+xml', bytes: new TextEncoder().encode(path) },
    },
    painter: { paint, rest: () => void (asleep += 1) },
    grounds: { light: '#fff', dark: '#000' },
    log: { info: line, warn: line, error: line },
    clock: () => now,
    pause: async () => undefined,
    ...options,
  })
  await pictures.open()
  return pictures
}

/** Paints the name of the picture instead of the picture. */
async function paint(job: PaintJob): Promise<readonly PaintedFile[]> {
  const name = `${job.kind === 'card' ? job.look : ''} ${new TextDecoder().decode(job.bytes)}`
  if (name.includes('hostile')) throw new PaintFault('took too long')
  painted.push(name)
  return [{ name: 'card.jpg', bytes: new TextEncoder().encode(name) }]
}

describe('pictures for sharing', () => {
  it('are painted when content names them, before anybody asks', async () => {
    const pictures = await open()
    expect(pictures.find(one.source, 'picture')).toBeUndefined()
    pictures.want([one, two])
    await pictures.settled()
    expect(pictures.find(one.source, 'picture')).toMatchObject({ width: 1200, height: 630, size: 22 })
    expect(pictures.find(one.source, 'logo')).toBeUndefined()
    expect(painted).toEqual(['picture /media/1/a.svg', 'picture /media/2/b.svg'])
    expect(asleep).toBe(1)
  })

  it('are answered under the name of their bytes, for everybody', async () => {
    const pictures = await open()
    pictures.want([one])
    await pictures.settled()
    const { get } = createTestSite({ files: [sharePictureStep(pictures)] })
    const path = pictures.find(one.source, 'picture')?.path ?? ''
    expect(path).toMatch(/^\/share-pictures\/[0-9a-f]{16}\.jpg$/)
    const answer = await get(path)
    expect(await answer.text()).toBe('picture /media/1/a.svg')
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each(['/share-pictures/0123456789abcdef.jpg', '/share-pictures/', '/share-pictures/..%2f..%2fx'])(
    'that were never painted are not found: %s',
    async (path) => {
      const { get } = createTestSite({ files: [sharePictureStep(await open())] })
      expect((await get(path)).status).toBe(404)
    },
  )

  it('are there after a restart, and not painted twice', async () => {
    const before = await open()
    before.want([one])
    await before.settled()
    await writeFile(join(folder, 'share-pictures', 'half-written.jpg.part'), 'x')
    const pictures = await open()
    expect(pictures.find(one.source, 'picture')).toEqual(before.find(one.source, 'picture'))
    pictures.want([one])
    await pictures.settled()
    expect(painted).toHaveLength(1)
    expect(await readdir(join(folder, 'share-pictures'))).toHaveLength(1)
  })

  it('are painted anew for a theme with another ground', async () => {
    const before = await open()
    before.want([one])
    await before.settled()
    const pictures = await open({ grounds: { light: '#eee', dark: '#000' } })
    expect(pictures.find(one.source, 'picture')).toBeUndefined()
  })

  it('follow content that changes while they are painted', async () => {
    const pictures = await open({
      pause: async () => pictures.want([two]),
    })
    pictures.want([one, { source: '/media/3/c.svg', look: 'logo' }])
    await pictures.settled()
    expect(painted).toEqual(['picture /media/1/a.svg', 'picture /media/2/b.svg'])
  })

  it('wait for a picture that is not there yet', async () => {
    const pictures = await open()
    absent.add(one.source)
    pictures.want([one, two])
    await pictures.settled()
    expect(pictures.find(one.source, 'picture')).toBeUndefined()
    expect(pictures.find(two.source, 'picture')).toBeDefined()
    absent.clear()
    pictures.want([one, two])
    await pictures.settled()
    expect(pictures.find(one.source, 'picture')).toBeDefined()
    pictures.stop()
  })

  it('do without one that cannot be painted, and say so once', async () => {
    const pictures = await open()
    const hostile = { source: '/media/3/hostile.svg', look: 'picture' } as const
    pictures.want([hostile, one])
    await pictures.settled()
    pictures.want([hostile, one, two])
    await pictures.settled()
    expect(pictures.find(hostile.source, 'picture')).toBeUndefined()
    expect(painted).toHaveLength(2)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('took too long')
  })

  it('are kept for a month after the last page that named them, then removed', async () => {
    const pictures = await open()
    pictures.want([one, two])
    await pictures.settled()
    const path = pictures.find(one.source, 'picture')?.path ?? ''
    now += 90 * day
    pictures.want([two])
    await pictures.settled()
    now += 29 * day
    pictures.want([two])
    await pictures.settled()
    expect(await pictures.read(path)).toBeDefined()
    now += 2 * day
    pictures.want([two])
    await pictures.settled()
    expect(await pictures.read(path)).toBeUndefined()
    expect(await readdir(join(folder, 'share-pictures'))).toHaveLength(1)
  })

  it('take no more room than they may: what is unused goes sooner, then no more are made', async () => {
    const pictures = await open({ maxBytes: 40 })
    pictures.want([one])
    await pictures.settled()
    pictures.want([two])
    await pictures.settled()
    expect(pictures.find(one.source, 'picture')).toBeUndefined()
    const cards = [
      two,
      ...[3, 4, 5].map((id) => ({ source: `/media/${id}/x.svg`, look: 'picture' as const })),
    ]
    pictures.want(cards)
    await pictures.settled()
    expect(cards.filter(({ source }) => pictures.find(source, 'picture')).length).toBe(2)
    expect(logged.join()).toContain('more pictures for sharing than are kept')
  })

  it('leave the site alone where the disk takes nothing', async () => {
    const pictures = await open()
    await rm(join(folder, 'share-pictures'), { recursive: true })
    await writeFile(join(folder, 'share-pictures'), 'a file in the way')
    pictures.want([one, two])
    await pictures.settled()
    expect(pictures.find(one.source, 'picture')).toBeUndefined()
    expect(logged).toHaveLength(1)
  })

  it('are no longer painted once the site stops', async () => {
    const pictures = await open({ pause: async () => pictures.stop() })
    pictures.want([one, two])
    await pictures.settled()
    expect(painted).toHaveLength(1)
  })
})
