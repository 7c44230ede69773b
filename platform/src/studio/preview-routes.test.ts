import {
  previewContentPath,
  previewContentSchema,
  previewFieldsPath,
  previewFieldsSchema,
  previewKnownHeader,
  previewPublishedPath,
  previewPublishedSchema,
  previewTicketHeader,
} from '@promenade/contract/preview-content'
import {
  createdPreviewSchema,
  previewLinksSchema,
  previewSchema,
} from '@promenade/contract/studio-api/previews'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { friday } from '../testing/sample-content.ts'
import { apiKey, usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const hour = 3_600_000
const promotions = z.array(z.object({ slug: z.string(), name: z.string() }))

describe('previews', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let reader: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada', 'editor')
    reader = await studio.logIn('Rob', 'reader')
  })

  async function open(body: object = { drafts: 'all' }, who = ada) {
    const response = await who.send('POST', '/api/v1/previews', body)
    expect(response.status).toBe(201)
    return createdPreviewSchema.parse(await response.json())
  }

  function fetchPreview(path: string, ticket: string, headers: Readonly<Record<string, string>> = {}) {
    return platform.fetch(`${path}?api_key=${apiKey}`, {
      headers: { [previewTicketHeader]: ticket, ...headers },
    })
  }

  async function readContent(ticket: string, known = '') {
    const response = await fetchPreview(previewContentPath, ticket, { [previewKnownHeader]: known })
    expect(response.status).toBe(200)
    return previewContentSchema.parse(await response.json())
  }

  async function readPromotions(ticket: string) {
    const { responses } = await readContent(ticket)
    const found = responses.find(({ resource, locale }) => resource === 'promotions' && locale === 'en')
    return promotions.parse(found?.body)
  }

  it('show drafts to whoever has the ticket, and to nobody else', async () => {
    const { id } = await ada.newPromotion('Only in a preview')
    const { ticket } = await open({ drafts: [id] })
    expect(await readPromotions(ticket)).toContainEqual(
      expect.objectContaining({ name: 'Only in a preview' }),
    )
    expect(await readPromotions((await open({ drafts: [] })).ticket)).not.toContainEqual(
      expect.objectContaining({ name: 'Only in a preview' }),
    )
    const shown = await (await platform.get('/promotions')).text()
    expect(shown).not.toContain('Only in a preview')
    expect((await fetchPreview(previewContentPath, 'x'.repeat(43))).status).toBe(404)
    const withoutKey = await platform.fetch(previewContentPath, {
      headers: { [previewTicketHeader]: ticket },
    })
    expect(withoutKey.status).toBe(401)
    const stored = await platform.database().database.selectFrom('preview').select('ticket_hash').execute()
    expect(JSON.stringify(stored)).not.toContain(ticket)
  })

  it('are preceded by what visitors get now, for whoever has the key', async () => {
    await ada.newPromotion('In no published content')
    const path = `${previewPublishedPath}?property_id=1`
    const response = await platform.fetch(`${path}&api_key=${apiKey}`)
    const { responses } = previewPublishedSchema.parse(await response.json())
    const { ticket } = await open({ drafts: [] })
    expect(responses).toEqual((await readContent(ticket)).responses)
    expect(JSON.stringify(responses)).not.toContain('In no published content')
    expect((await platform.fetch(path)).status).toBe(401)
    for (const unknown of ['2', 'x', ''])
      expect(
        (await platform.fetch(`${previewPublishedPath}?property_id=${unknown}&api_key=${apiKey}`)).status,
      ).toBe(404)
  })

  it('send only what differs from the version that the caller has', async () => {
    const entry = await ada.newPromotion('First words')
    const { ticket } = await open({ drafts: [entry.id] })
    const first = await readContent(ticket)
    expect(first.responses.every(({ body }) => body !== undefined)).toBe(true)
    const same = await readContent(ticket, first.version)
    expect(same).toMatchObject({ version: first.version })
    expect(same.responses.filter(({ body }) => body !== undefined)).toEqual([])
    await ada.save(entry.id, entry.version, { ...entry.document, name: { en: 'Other words' } })
    const next = await readContent(ticket, first.version)
    expect(next.version).not.toBe(first.version)
    const changed = next.responses.filter(({ body }) => body !== undefined)
    expect([...new Set(changed.map(({ resource }) => resource))]).toEqual(['promotions'])
  })

  it('end after an hour, when their maker ends them, and with the account of their maker', async () => {
    const [late, ended, left] = [await open(), await open(), await open({ drafts: 'all' }, reader)]
    studio.setTime(friday)
    expect((await ada.send('DELETE', `/api/v1/previews/${ended.id}`, {})).status).toBe(200)
    expect((await fetchPreview(previewContentPath, ended.ticket)).status).toBe(404)
    await platform
      .database()
      .database.updateTable('staff')
      .set({ disabled_at: friday })
      .where('name', '=', 'Rob')
      .execute()
    expect((await fetchPreview(previewContentPath, left.ticket)).status).toBe(404)
    await platform
      .database()
      .database.updateTable('staff')
      .set({ disabled_at: null })
      .where('name', '=', 'Rob')
      .execute()
    // The clock of the platform moves with a request to it.
    await platform.get('/hours', new Date(friday.getTime() + hour - 1))
    expect((await fetchPreview(previewContentPath, late.ticket)).status).toBe(200)
    await platform.get('/hours', new Date(friday.getTime() + hour))
    expect((await fetchPreview(previewContentPath, late.ticket)).status).toBe(404)
    await platform.get('/hours')
  })

  it('show another moment and other drafts once they are changed, to their maker alone', async () => {
    const { id, ticket } = await open({ drafts: [] })
    const at = new Date(friday.getTime() + 48 * hour).toISOString()
    expect((await ada.send('PATCH', `/api/v1/previews/${id}`, { drafts: 'all', at })).status).toBe(200)
    expect((await readContent(ticket)).at).toBe(at)
    expect((await reader.send('PATCH', `/api/v1/previews/${id}`, { drafts: [] })).status).toBe(404)
    expect((await reader.send('DELETE', `/api/v1/previews/${id}`, {})).status).toBe(404)
  })

  it.each(['2026-11-20T13:59:59.000Z', '2028-11-21T15:00:00.000Z'])('refuse the moment %s', async (at) => {
    expect((await ada.send('POST', '/api/v1/previews', { drafts: [], at })).status).toBe(400)
  })

  it('are links that colleagues see and end, where the role may write drafts', async () => {
    expect((await reader.send('POST', '/api/v1/previews', { drafts: 'all', isLink: true })).status).toBe(403)
    const link = await open({ drafts: 'all', isLink: true })
    const list = async () =>
      previewLinksSchema.parse(await (await reader.get('/api/v1/previews')).json()).items
    expect(await list()).toEqual([expect.objectContaining({ id: link.id, by: 'Ada' })])
    expect((await reader.send('DELETE', `/api/v1/previews/${link.id}`, {})).status).toBe(404)
    const ben = await studio.logIn('Ben', 'author')
    expect((await ben.send('DELETE', `/api/v1/previews/${link.id}`, {})).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await fetchPreview(previewContentPath, link.ticket)).status).toBe(404)
    const reopen = (who: StaffBrowser) => who.send('POST', `/api/v1/previews/${link.id}/reopen`, {})
    expect((await reopen(reader)).status).toBe(403)
    expect((await reopen(ben)).status).toBe(200)
    expect((await reopen(ben)).status).toBe(404)
    expect(await list()).toEqual([expect.objectContaining({ id: link.id })])
    expect((await fetchPreview(previewContentPath, link.ticket)).status).toBe(200)
    const acts = await platform
      .database()
      .database.selectFrom('audit')
      .select('action')
      .where('action', 'in', ['preview.end-link', 'preview.reopen-link'])
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['preview.end-link', 'preview.reopen-link'])
  })

  it('open the pictures of their drafts, which nobody else gets', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f80' } })
      .png()
      .toBuffer()
    const uploaded = await ada.fetch('/api/v1/media', {
      method: 'POST',
      headers: {
        'Content-Type': 'image/png',
        'X-File-Name': 'draft.png',
        Origin: 'http://studio.test',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: new Uint8Array(bytes),
    })
    const { path } = z.object({ path: z.string() }).parse(await uploaded.json())
    const { id, version, document } = await ada.newPromotion('With a picture')
    await ada.save(id, version, { ...document, picture: { path, decorative: true } })
    const [own, other] = [await open({ drafts: [id] }), await open({ drafts: [] })]
    expect((await fetchPreview(`/preview/media/${path}`, own.ticket)).status).toBe(200)
    expect((await fetchPreview(`/preview/media/${path}`, other.ticket)).status).toBe(404)
    expect((await platform.fetch(`/media/${path}`)).status).toBe(404)
  })

  it('name the field of each text and picture, in the language of the page', async () => {
    const { id } = await ada.entry('store', 'net-works')
    const { ticket } = await open({ drafts: [] })
    const response = await platform.fetch(`${previewFieldsPath}?api_key=${apiKey}&locale=es`, {
      headers: { [previewTicketHeader]: ticket },
    })
    const records = previewFieldsSchema.parse(await response.json())
    const { fields = [] } = records.find(({ page }) => page === '/stores/net-works') ?? {}
    expect(fields).toContainEqual({ edit: `${id}#summary.es`, text: 'Redesynudos' })
    // Not written in Spanish yet: that is what one writes.
    expect(fields).toContainEqual({
      edit: `${id}#description.es`,
      text: 'Netsforherring&hammocks.Askfortheoffer.',
      isHtml: true,
    })
    expect(fields.find(({ picture }) => picture?.endsWith('/net-works.svg'))?.edit).toBe(`${id}#logo`)
    expect(records.some(({ page }) => page === undefined)).toBe(true)
  })

  it('tell which pages differ from those of now, and which drafts visitors could not get', async () => {
    const faulty = await ada.newPromotion('Faulty')
    await ada.save(faulty.id, faulty.version, { ...faulty.document, store: 'nobody' })
    const fresh = await ada.newPromotion('Fresh offer')
    const store = await ada.entry('store', 'net-works')
    await ada.save(store.id, store.version, { ...store.document, name: { en: 'Net Works Two' } })
    const hours = await ada.entry('hours', 'hours')
    await ada.change({ entry: hours.id, version: hours.version, action: 'publish' })
    const { id } = await open({ drafts: [faulty.id, fresh.id, store.id] })
    const preview = previewSchema.parse(await (await ada.get(`/api/v1/previews/${id}`)).json())
    expect(preview.refused).toEqual([expect.objectContaining({ entry: faulty.id, isPlan: false })])
    expect(preview.pages).toContainEqual({
      path: '/promotions/fresh-offer',
      kind: 'promotion',
      title: { en: 'Fresh offer', es: 'Fresh offer' },
      change: 'new',
    })
    expect(preview.pages).toContainEqual(
      expect.objectContaining({ path: '/stores/net-works', change: 'changed' }),
    )
    expect(preview.pages.map(({ path }) => path)).not.toContain('/hours')
    const later = new Date(friday.getTime() + 72 * hour).toISOString()
    const ended = await open({ drafts: [], at: later })
    const then = previewSchema.parse(await (await ada.get(`/api/v1/previews/${ended.id}`)).json())
    expect(then.pages).toContainEqual(
      expect.objectContaining({ path: '/promotions/half-price-nets', change: 'gone' }),
    )
  })
})
