import { mediaSchema, pictureSchema } from '@promenade/contract/studio-api/media'
import { savedDraftSchema } from '@promenade/contract/studio-api/entries'
import { inboxCountsSchema, inboxSchema } from '@promenade/contract/studio-api/inbox'
import { searchSchema } from '@promenade/contract/studio-api/search'
import { gallerySchema } from '@promenade/contract/kinds/gallery/response'
import { contactForm } from '@promenade/domain/forms/forms'
import sharp from 'sharp'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeFields } from '../database/form-fields.ts'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const dayMs = 24 * 3_600_000

describe('pictures of the studio', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn()
  })

  it('are made upright and small, without place and camera, before they are stored', async () => {
    const photo = await draw(3_000, 2_000)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '44/1 43/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const response = await upload(photo, 'Foto del café.JPG')
    expect(response.status).toBe(201)
    const picture = pictureSchema.parse(await response.json())
    expect(picture).toMatchObject({ width: 1_707, height: 2_560, originalName: 'Foto del café.JPG' })
    expect(picture.path).toMatch(/^[0-9a-f]{12}\/foto-del-cafe\.webp$/)
    const stored = Buffer.from(await (await ada.get(picture.url)).arrayBuffer())
    const { exif, format, orientation } = await sharp(stored).metadata()
    expect({ exif, format, orientation }).toEqual({ exif: undefined, format: 'webp', orientation: undefined })
    expect(stored.includes('Camera')).toBe(false)
  })

  it('show what a document names, and are published with it', async () => {
    const picture = pictureSchema.parse(await (await upload(await draw(300, 200).png().toBuffer())).json())
    const { id, version, document } = await ada.entry('promotion', 'parking')
    const changed = { ...document, picture: { path: picture.path, alt: { en: 'A car' } } }
    await ada.change({ entry: id, version, action: 'publish', document: changed })
    expect(await platform.json('/promotions')).toContainEqual(
      expect.objectContaining({ image_url: `/media/${picture.path}`, image_width: 300 }),
    )
    const { items } = mediaSchema.parse(await (await ada.get('/api/v1/media')).json())
    expect(items.find(({ path }) => path === picture.path)?.uses).toMatchObject([{ entry: id }])
  })

  it('of a draft are for staff alone, and for everybody from their first publication on', async () => {
    const picture = pictureSchema.parse(await (await upload(await draw(310, 200).png().toBuffer())).json())
    const { id, version, document } = await ada.entry('promotion', 'parking')
    const changed = { ...document, picture: { path: picture.path, alt: { en: 'A car' } } }
    const saved = await ada.save(id, version, changed)
    const statuses = async () =>
      Promise.all([platform.fetch(picture.url), studio.fetch(picture.url), ada.get(picture.url)])
    expect((await statuses()).map(({ status }) => status)).toEqual([404, 401, 200])
    expect((await statuses())[2].headers.get('cache-control')).toContain('private')
    const drafted = savedDraftSchema.parse(await saved.json()).version
    await ada.change({ entry: id, version: drafted, action: 'publish' })
    await ada.change({ entry: id, version: drafted, action: 'withdraw' })
    expect((await statuses()).map(({ status }) => status)).toEqual([200, 401, 200])
    await ada.undo((await ada.lastSet()).id)
  })

  it('are refused as faults when nobody has stored them', async () => {
    const { id, version, document } = await ada.entry('promotion', 'parking')
    const changed = { ...document, picture: { path: '0123456789ab/none.webp', alt: { en: 'None' } } }
    const response = await ada.save(id, version, changed)
    expect(await response.json()).toMatchObject({
      faults: [{ path: ['picture', 'path'], code: 'reference' }],
    })
  })

  it('stay as long as a revision names them, and a day without one', async () => {
    const picture = pictureSchema.parse(await (await upload(await draw(90, 60).png().toBuffer())).json())
    const isThere = async () => (await ada.get(picture.url)).status === 200
    const { database } = platform.database()
    await removeUnusedMedia(database, friday)
    expect(await isThere()).toBe(true)
    const { id, version, document } = await ada.entry('promotion', 'parking')
    await ada.save(id, version, { ...document, picture: { path: picture.path, alt: { en: 'A car' } } })
    await ada.save(id, version + 1, document)
    await removeUnusedMedia(database, new Date(friday.getTime() + 400 * dayMs))
    expect(await isThere()).toBe(true)
  })

  it('are removed when no document ever named them', async () => {
    const picture = pictureSchema.parse(await (await upload(await draw(91, 60).png().toBuffer())).json())
    await removeUnusedMedia(platform.database().database, new Date(friday.getTime() + 2 * dayMs))
    expect((await ada.get(picture.url)).status).toBe(404)
  })

  it.each([
    ['an SVG', 'is a JPEG, PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an animated GIF', 'is a JPEG, PNG', Buffer.from('GIF89a', 'latin1')],
    ['a HEIC', 'save it as JPEG', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a page', 'is a JPEG, PNG', Buffer.from('<!doctype html>')],
    ['a damaged JPEG', 'damaged', Buffer.from('\xff\xd8\xff\xe0nothing more', 'latin1')],
    ['nothing', 'is a JPEG, PNG', Buffer.from('')],
  ])('refuse %s with the advice that it %s', async (_, advice, bytes) => {
    const response = await upload(bytes)
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({
      code: 'unsupported-media',
      title: expect.stringContaining(advice),
    })
  })

  it('are taken from a camera of 50 megapixels', async () => {
    const photo = await draw(8_660, 5_774).jpeg().toBuffer()
    const picture = pictureSchema.parse(await (await upload(photo)).json())
    expect(picture).toMatchObject({ width: 2_560, height: 1_707 })
    expect(picture.bytes).toBeLessThan(500_000)
  })

  it('are turned upright when the telephone was held upside down', async () => {
    const half = await draw(40, 10).png().toBuffer()
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } })
      .composite([{ input: half, top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const { url } = pictureSchema.parse(await (await upload(photo)).json())
    const stored = sharp(Buffer.from(await (await ada.get(url)).arrayBuffer()))
    const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true })
    const greenAt = (y: number) => data[(y * info.width + 20) * info.channels + 1] ?? 0
    expect(greenAt(3)).toBeGreaterThan(200)
    expect(greenAt(16)).toBeLessThan(100)
  })

  it('stand still: an animation is its first frame', async () => {
    const frames = await Promise.all(
      ['#cc3333', '#33cc33'].map((color) => draw(20, 20, color).png().toBuffer()),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(2)
    const { url, height } = pictureSchema.parse(await (await upload(animation)).json())
    const stored = await sharp(Buffer.from(await (await ada.get(url)).arrayBuffer())).metadata()
    expect([height, stored.pages ?? 1]).toEqual([20, 1])
  })

  it('refuse a bomb and what is too large', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    expect((await upload(bomb)).status).toBe(413)
    expect((await upload(Buffer.alloc(26 * 1_024 * 1_024))).status).toBe(413)
  })

  it('refuse an AVIF of 1.3 kB that would fill the memory, by its header', async () => {
    const bomb = await readFile(join(import.meta.dirname, '../../../e2e/support/too-many-pixels.avif'))
    const response = await upload(bomb)
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'too-large' }])
  })

  it('are refused for the moment beyond four at once, and those are stored', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        draw(400 + at, 300)
          .png()
          .toBuffer(),
      ),
    )
    const before = await countedUploads()
    // Four are received until the others are refused.
    let refused = 0
    const { promise: full, resolve: goOn } = Promise.withResolvers<void>()
    const slowly = (picture: Buffer) =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          await full
          controller.enqueue(new Uint8Array(picture))
          controller.close()
        },
      })
    const responses = await Promise.all(
      pictures.map(async (picture) => {
        const response = await upload(slowly(picture))
        if (response.status === 503) refused += 1
        if (refused === 5) goOn()
        return response
      }),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 503, 503, 503, 503, 503])
    expect(responses.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5')
    // Only those count towards the limit of an hour.
    expect((await countedUploads()) - before).toBe(4)
    expect((await upload(await draw(9, 9).png().toBuffer())).status).toBe(201)
  })

  it('have a focal point', async () => {
    const { path } = pictureSchema.parse(await (await upload(await draw(92, 60).png().toBuffer())).json())
    const response = await ada.send('PATCH', `/api/v1/media/${path}`, { focalX: 0.2, focalY: 0.75 })
    expect(await response.json()).toMatchObject({ path, focalX: 0.2, focalY: 0.75 })
    expect((await ada.send('PATCH', `/api/v1/media/${path}`, { focalX: 2, focalY: 0 })).status).toBe(400)
    expect(await (await ada.get(`/api/v1/media/${path}`)).json()).toMatchObject({ focalX: 0.2, focalY: 0.75 })
    expect((await ada.get('/api/v1/media/0123456789ab/none.webp')).status).toBe(404)
  })

  it('are sent to sites with their focal point at once', async () => {
    const { document } = await ada.entry('gallery', 'harbour')
    const { items } = z.object({ items: z.array(z.object({ path: z.string() })) }).parse(document)
    const changes = platform.database().database.selectFrom('content_change').select('version')
    const version = async () => (await changes.executeTakeFirstOrThrow()).version
    const before = await version()
    await ada.send('PATCH', `/api/v1/media/${items[0]?.path}`, { focalX: 0.25, focalY: 1 })
    expect(await version()).toBe(before + 1)
    const [gallery] = z.array(gallerySchema).parse(await platform.json('/galleries'))
    expect(gallery?.gallery_items.map((item) => item.image_focal_point)).toEqual([{ x: 0.25, y: 1 }, null])
  })

  async function countedUploads(): Promise<number> {
    const rows = await platform.database().database.selectFrom('rate_limit').selectAll().execute()
    return rows.find(({ key }) => key.startsWith('studio:hour:pictures:'))?.points ?? 0
  }

  function upload(bytes: Buffer | ReadableStream<Uint8Array>, name = 'picture.png') {
    return ada.fetch('/api/v1/media', {
      method: 'POST',
      body: bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes),
      duplex: 'half',
      headers: {
        'Content-Type': 'image/png',
        'X-File-Name': encodeURIComponent(name),
        Origin: 'http://studio.test',
        'Sec-Fetch-Site': 'same-origin',
      },
    })
  }
})

describe('messages and search of the studio', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)

  it('shows messages of visitors, which are read and done, and writes down who has read them', async () => {
    const ada = await studio.logIn()
    const { database } = platform.database()
    const fields = encodeFields(contactForm, { name: 'Ana', message: 'Hello' })
    const message = { email: 'ana@example.test', fields }
    await database
      .insertInto('contact_message')
      .values({ ...message, property_id: 1, page: '/contact-us', locale: 'es', created_at: friday })
      .execute()
    const count = async () => inboxCountsSchema.parse(await (await ada.get('/api/v1/inbox/counts')).json())
    const actions = async () => await database.selectFrom('audit').select(['action', 'actor']).execute()
    expect(await count()).toEqual({ unread: 1, failedMails: 0 })
    expect(await actions()).not.toContainEqual({ action: 'inbox.read', actor: 'Ada' })
    const read = async () => inboxSchema.parse(await (await ada.get('/api/v1/inbox')).json())
    const [first] = (await read()).messages
    expect(first).toMatchObject({ message: 'Hello', readAt: null, doneAt: null })
    await ada.send('PATCH', `/api/v1/inbox/${first?.id}`, { read: true, done: true })
    const done = { readAt: friday.toISOString(), doneAt: friday.toISOString(), doneBy: 'Ada' }
    expect(await read()).toMatchObject({ unread: 0, messages: [done] })
    await ada.send('PATCH', `/api/v1/inbox/${first?.id}`, { done: false })
    expect(await read()).toMatchObject({ messages: [{ ...done, doneAt: null, doneBy: null }] })
    expect((await ada.send('PATCH', '/api/v1/inbox/999', { read: true })).status).toBe(404)
    expect(await count()).toEqual({ unread: 0, failedMails: 0 })
    expect(await actions()).toContainEqual({ action: 'inbox.read', actor: 'Ada' })
  })

  it('finds entries by title first, then by any text', async () => {
    const ada = await studio.logIn()
    const find = async (query: string) =>
      searchSchema
        .parse(await (await ada.get(`/api/v1/search?query=${encodeURIComponent(query)}`)).json())
        .entries.map(({ slug }) => slug)
    expect((await find('rincon'))[0]).toBe('quiet-corner')
    expect(await find('hammocks')).toEqual(['net-works'])
    expect(await find('nothing has this')).toEqual([])
  })
})

function draw(width: number, height: number, background = '#cc3333') {
  return sharp({ create: { width, height, channels: 3, background } })
}
