import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMedia, type Media } from '../../content/media.ts'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { serveMedia } from './media-files.ts'
import { createTestSite } from '../../testing/site.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(20)}</svg>`
const named = '/media/0123456789abcdef/logo.svg'

let folder: string
let asked: string[]
let response: () => Response

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  asked = []
  response = () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

type Warn = (details: object, message: string) => void

function createTestMedia(warn: Warn = () => undefined, imageOrigins: readonly string[] = []): Media {
  const log = { info: () => undefined, warn, error: () => undefined }
  const fetch: PlatformFetch = async (url) => {
    asked.push(url)
    return response()
  }
  return createMedia({
    platformUrl: 'https://platform.example/api',
    dataFolder: folder,
    fetch,
    log,
    imageOrigins,
  })
}

describe('a former, longer address', () => {
  const digits = createHash('sha256').update(svg).digest('hex')
  const present = `/media/${digits.slice(0, 12)}/logo.svg`

  it('has the picture with the same first digits, and no other', async () => {
    const media = createTestMedia()
    await media.open()
    media.pictureUrl(new URL(`https://platform.example${present}`))
    await media.settled()
    const { get } = createTestSite({ files: [serveMedia(media)] })
    expect((await get(`/media/${digits.slice(0, 16)}/logo.svg`)).status).toBe(200)
    expect((await get(`/media/${digits.slice(0, 12)}0000/logo.svg`)).status).toBe(404)
    expect(asked).toHaveLength(1)
  })
})

describe('a picture of the platform', () => {
  it('is shown under an address of the site and fetched once', async () => {
    const media = createTestMedia()
    await media.open()
    expect(media.pictureUrl(new URL(`https://platform.example${named}`))).toBe(named)
    media.pictureUrl(new URL(`https://platform.example${named}`))
    await media.settled()
    const { get } = createTestSite({ files: [serveMedia(media)] })
    const shown = await get(named)
    expect(await shown.text()).toBe(svg)
    expect(shown.headers.get('content-type')).toBe('image/svg+xml')
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(asked).toEqual([`https://platform.example${named}`])
  })

  it('is sent compressed where it is text', async () => {
    const media = createTestMedia()
    media.pictureUrl(new URL(`https://platform.example${named}`))
    const shown = await createTestSite({ files: [serveMedia(media)] }).get(named, { 'accept-encoding': 'br' })
    expect(shown.headers.get('content-encoding')).toBe('br')
  })

  it('is available after a restart without the platform', async () => {
    const before = createTestMedia()
    await before.open()
    before.pictureUrl(new URL(`https://platform.example${named}`))
    await before.settled()
    response = () => {
      throw new TypeError('refused')
    }
    const media = createTestMedia()
    await media.open()
    media.pictureUrl(new URL(`https://platform.example${named}`))
    expect((await createTestSite({ files: [serveMedia(media)] }).get(named)).status).toBe(200)
  })

  it('that the platform lacks is a 404, and is requested again', async () => {
    const media = createTestMedia()
    response = () => new Response('gone', { status: 404 })
    media.pictureUrl(new URL(`https://platform.example${named}`))
    await media.settled()
    const { get } = createTestSite({ files: [serveMedia(media)] })
    expect((await get(named)).status).toBe(404)
    response = () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
    expect((await get(named)).status).toBe(200)
  })

  it('that failed is fetched again in the background, and logged once', async () => {
    let told = 0
    const media = createTestMedia(() => (told += 1))
    await media.open()
    response = () => new Response('busy', { status: 503 })
    media.pictureUrl(new URL(`https://platform.example${named}`))
    media.pictureUrl(new URL('https://platform.example/media/other.svg'))
    await media.settled()
    expect(told).toBe(1)
    response = () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
    media.fetchMissing()
    await media.settled()
    expect(asked).toHaveLength(4)
    response = () => new Response('busy', { status: 503 })
    expect((await media.find(named))?.type).toBe('image/svg+xml')
  })

  it('that the platform lacks is omitted after all are fetched, and logged once per picture', async () => {
    const logged: object[] = []
    let changes = 0
    const media = createTestMedia((details) => void logged.push(details))
    media.onChange(() => (changes += 1))
    response = () => new Response('gone', { status: 404 })
    const addresses = [named, '/media/fedcba9876543210/other.svg']
    const urls = () => addresses.map((path) => media.pictureUrl(new URL(`https://platform.example${path}`)))
    expect(urls()).toEqual(addresses)
    await media.settled()
    media.fetchMissing()
    await media.settled()
    expect(urls()).toEqual([undefined, undefined])
    expect(changes).toBe(1)
    expect(logged).toEqual(addresses.map((path) => ({ path, reason: 'answered with status 404' })))
    response = () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
    media.fetchMissing()
    await media.settled()
    expect(urls()).toEqual(addresses)
    expect(changes).toBe(2)
  })

  it.each(['text/html', 'application/javascript', ''])('of the type %j is refused', async (type) => {
    const media = createTestMedia()
    response = () => new Response('<script>alert(1)</script>', { headers: { 'content-type': type } })
    media.pictureUrl(new URL(`https://platform.example${named}`))
    expect((await createTestSite({ files: [serveMedia(media)] }).get(named)).status).toBe(404)
  })
})

describe('anything else', () => {
  it('below /media/ that no content names is not fetched', async () => {
    const { get } = createTestSite({ files: [serveMedia(createTestMedia())] })
    expect((await get('/media/secret.png')).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('of a listed origin keeps its address', () => {
    const media = createTestMedia(undefined, ['https://cdn.example'])
    const url = 'https://cdn.example/media/a.png'
    expect(media.pictureUrl(new URL(url))).toBe(url)
    expect(asked).toEqual([])
  })

  it('of a blocked origin or folder is omitted, and logged once per origin', () => {
    const logged: string[] = []
    const media = createTestMedia((_, message) => void logged.push(message))
    for (const url of [
      'https://cdn.example/media/a.png',
      'https://cdn.example/media/b.png',
      'https://platform.example/properties/1',
    ]) {
      expect(media.pictureUrl(new URL(url))).toBeUndefined()
    }
    expect(logged).toEqual([
      'Pictures of https://cdn.example are left out: add it to IMAGE_ORIGINS to show them',
      'Pictures of https://platform.example are left out: add it to IMAGE_ORIGINS to show them',
    ])
    expect(asked).toEqual([])
  })
})
