import { randomUUID } from 'node:crypto'
import { auditSchema } from '@promenade/contract/studio-api/audit'
import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { at, importSheet, discardDraft, download, sendSheet } from '../../testing/sheets.ts'
import { editInSpanishExcel } from '../../testing/spanish-excel.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { readAnswers, type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

describe('spreadsheets', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ben: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    ben = await studio.logIn('Ben', 'editor')
  })

  describe('out', () => {
    it('hold all records of a kind, or those that are asked for in their order', async () => {
      const all = await download(ada, 'store')
      expect(all.map(({ slug }) => slug)).toEqual(['net-works', 'quiet-corner'])
      expect(all[0]).toMatchObject({
        version: '1',
        'name.en': 'Net Works',
        categories: 'fishing; books',
        unit: '12',
        'tags.en': 'nets; rope',
        'hours.regular.friday': '8:00-12:00',
        'hours.extra.en': '<p>Ring the bell.</p>',
        'logo.decorative': 'no',
      })
      const [net, corner] = [await ada.entry('store', 'net-works'), await ada.entry('store', 'quiet-corner')]
      const some = await download(ada, 'store', `?entries=${corner.id},${net.id},${corner.id},999`)
      expect(some.map(({ slug }) => slug)).toEqual(['quiet-corner', 'net-works'])
    })

    it('have heads in the words of a language, which come back in any', async () => {
      const heads = { phone: 'Teléfono', version: 'Versión (no la cambies)', slug: 'Dirección' }
      const [row] = await download(ada, 'store', '?heads=es')
      expect(row).toMatchObject({ [heads.slug]: 'net-works', [heads.phone]: '902-555-0191' })
      const changed = { ...row, [heads.phone]: '902-555-8888' }
      const { id, items } = await importSheet(ada, 'store', [changed])
      expect(items).toMatchObject([{ slug: 'net-works', changes: [{ path: ['phone'] }] }])
      await ada.undo(id)
      const version = at(await download(ada, 'store'), 0)['version'] ?? ''
      const mixed = { slug: 'net-works', VERSION: version, TELEFONO: '902-555-8888' }
      expect((await importSheet(ada, 'store', [mixed], { dry_run: '1' })).items).toMatchObject([
        { slug: 'net-works' },
      ])
      const unknown = { slug: 'net-works', version, Colour: 'red' }
      expect((await importSheet(ada, 'store', [unknown], { dry_run: '1' })).faults).toMatchObject([
        { row: 1, column: 'Colour', code: 'unknown-column' },
      ])
    })

    it('are files in UTF-8 with a byte order mark', async () => {
      const response = await ada.get('/api/v1/exports/store.csv?delimiter=;')
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="store-2026-11-20.csv"')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.subarray(0, 13).toString('hex')).toBe(Buffer.from('\uFEFFslug;versi').toString('hex'))
    })

    it('hold no formula, and leave out the bin', async () => {
      const { id, version, document } = await ada.newPromotion('=1+1\n=cmd')
      await ada.save(id, version, { ...document, code: '0045' })
      const row = (await download(ada, 'promotion')).find((one) => one['name.en']?.includes('cmd'))
      expect(row).toMatchObject({ 'name.en': "'=1+1\n=cmd", code: "'0045" })
      await ada.change({ entry: id, version: version + 1, action: 'delete' })
      expect((await download(ada, 'promotion')).some(({ slug }) => slug === row?.['slug'])).toBe(false)
    })

    it.each(['stores.csv', 'store', 'property.csv', 'hours.csv', '__proto__.csv', '..%2fstore.csv'])(
      'are there for kinds with a list only: %s',
      async (file) => expect((await ada.get(`/api/v1/exports/${file}`)).status).toBe(404),
    )
  })

  describe('in', () => {
    it('publish what differs as one act, which one undo takes back', async () => {
      const before = await readAnswers(platform)
      const rows = await download(ada, 'store')
      at(rows, 0)['phone'] = '902-555-7777'
      at(rows, 0)['tags.es'] = 'redes; sogas'
      at(rows, 1)['summary.en'] = 'Silence'
      at(rows, 1)['hours.regular.monday'] = '9:00 – 17:00'
      const result = await importSheet(ada, 'store', rows, { publish: '1' })
      expect(result).toMatchObject({ rows: 2, faults: [], id: expect.any(Number) })
      expect(result.items.map(({ slug, changes }) => [slug, changes.map(({ after }) => after)])).toEqual([
        ['net-works', ['902-555-7777', ['redes', 'sogas']]],
        ['quiet-corner', [{ en: 'Silence' }, { regular: { monday: '9:00-17:00' } }]],
      ])
      expect(await platform.json('/stores')).toContainEqual(
        expect.objectContaining({ phone: '902-555-7777' }),
      )
      expect(await ada.lastSet()).toMatchObject({ id: result.id, via: 'csv', count: 2, canUndo: true })
      await ada.undo(result.id)
      expect(await readAnswers(platform)).toEqual(before)
    })

    it('change nothing in a dry run, nor where nothing differs', async () => {
      const before = await readAnswers(platform)
      const rows = await download(ada, 'store')
      expect(await importSheet(ada, 'store', rows)).toEqual({
        rows: 2,
        items: [],
        faults: [],
        faultCount: 0,
      })
      at(rows, 0)['phone'] = '902-555-8888'
      const { id, items } = await importSheet(ada, 'store', rows, { dry_run: '1', publish: '1' })
      expect([id, items.length]).toEqual([undefined, 1])
      expect(await readAnswers(platform)).toEqual(before)
      expect((await ada.entry('store', 'net-works')).document['phone']).toBe('902-555-0191')
    })

    it('come as Excel in Spanish saves them', async () => {
      const csv = await (await ada.get('/api/v1/exports/promotion.csv?delimiter=;')).text()
      const bytes = editInSpanishExcel(csv, (rows) => {
        const end = rows[0]?.indexOf('end') ?? 0
        const name = rows[0]?.indexOf('name.es') ?? 0
        return rows.map((row) =>
          row[0] === 'half-price-nets' ? row.with(end, '24/12/2026').with(name, 'Redes y más') : row,
        )
      })
      expect(Buffer.from(bytes).includes(Buffer.from('m\xe1s', 'latin1'))).toBe(true)
      const { items, faults, id } = await importSheet(ada, 'promotion', bytes)
      expect(faults).toEqual([])
      expect(items.map(({ changes }) => changes)).toEqual([
        [
          { path: ['name', 'es'], before: 'Redes a mitad de precio', after: 'Redes y más' },
          { path: ['end'], before: '2026-11-22', after: '2026-12-24' },
        ],
      ])
      await ada.undo(id)
    })

    it('save drafts unless they are to be published', async () => {
      const before = await readAnswers(platform)
      const rows = await download(ada, 'job')
      at(rows, 0)['contact_phone'] = '902-555-1111'
      const { id } = await importSheet(ada, 'job', rows)
      expect(await readAnswers(platform)).toEqual(before)
      expect(await ada.entry('job', 'net-mender')).toMatchObject({
        state: 'live',
        draft: {},
        document: { contact_phone: '902-555-1111' },
      })
      await ada.undo(id)
    })

    it('publish no draft of a colleague along', async () => {
      const { id, version, document } = await ada.entry('store', 'net-works')
      await ben.save(id, version, { ...document, phone: 'not yet' })
      const rows = await download(ada, 'store')
      at(rows, 0)['unit'] = '14'
      const { id: set } = await importSheet(ada, 'store', rows, { publish: '1' })
      expect(await ada.entry('store', 'net-works')).toMatchObject({
        document: { phone: 'not yet', unit: '14' },
        publishedDocument: { phone: '902-555-0191', unit: '14' },
      })
      await ada.undo(set)
      expect(await ada.entry('store', 'net-works')).toMatchObject({
        document: { phone: 'not yet', unit: '12' },
      })
      await discardDraft(ada, 'store', 'net-works')
    })

    it('change neither a row nor a column that is not there', async () => {
      const [{ slug, version } = {}] = await download(ada, 'store')
      const { id } = await importSheet(ada, 'store', [
        { slug: slug ?? '', version: version ?? '', phone: '902-555-9999' },
      ])
      const { document } = await ada.entry('store', 'net-works')
      expect(document).toMatchObject({ phone: '902-555-9999', unit: '12', tags: { en: ['nets', 'rope'] } })
      await ada.undo(id)
    })

    it('remove a value whose cell is empty now', async () => {
      const rows = await download(ada, 'store')
      Object.assign(at(rows, 0), { phone: '', 'summary.es': '', 'tags.en': '', 'tags.es': '' })
      const { id } = await importSheet(ada, 'store', rows)
      const { document } = await ada.entry('store', 'net-works')
      expect(document).not.toHaveProperty('phone')
      expect(document).not.toHaveProperty('tags')
      expect(document['summary']).toEqual({ en: 'Nets and knots' })
      await ada.undo(id)
    })
  })

  describe('meet what was changed in the studio since', () => {
    it('merge where the fields differ', async () => {
      const rows = await download(ada, 'store')
      const { id, version, document } = await ada.entry('store', 'net-works')
      await ben.save(id, version, { ...document, unit: '77', tags: { en: ['nets'], es: ['redes'] } })
      at(rows, 0)['phone'] = '902-555-4444'
      const { items, id: set } = await importSheet(ada, 'store', rows)
      expect(items).toMatchObject([{ conflicts: [], changes: [{ path: ['phone'] }] }])
      expect((await ada.entry('store', 'net-works')).document).toMatchObject({
        phone: '902-555-4444',
        unit: '77',
        tags: { en: ['nets'] },
      })
      await ada.undo(set)
      await discardDraft(ada, 'store', 'net-works')
    })

    it('are refused where both changed a field, or leave the one of the studio', async () => {
      const rows = await download(ada, 'store')
      const { id, version, document } = await ada.entry('store', 'net-works')
      await ben.save(id, version, { ...document, unit: '77' })
      Object.assign(at(rows, 0), { unit: '99', phone: '902-555-4444' })
      const response = await sendSheet(ada, 'store', rows)
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({
        code: 'conflict',
        result: { items: [{ row: 2, conflicts: [{ path: ['unit'], before: '77', after: '99' }] }] },
      })
      expect((await ada.entry('store', 'net-works')).document).toMatchObject({ phone: '902-555-0191' })
      const { id: set } = await importSheet(ada, 'store', rows, { keep: '1' })
      expect((await ada.entry('store', 'net-works')).document).toMatchObject({
        unit: '77',
        phone: '902-555-4444',
      })
      await ada.undo(set)
      await discardDraft(ada, 'store', 'net-works')
    })

    it('know a record by its former address, and a version that is none', async () => {
      const rows = await download(ada, 'page')
      const { id, version } = await ada.entry('page', 'about')
      await ada.change({ entry: id, version, action: 'rename', slug: 'about-us' })
      at(rows, 0)['title.en'] = 'About the harbour'
      expect((await importSheet(ada, 'page', rows, { dry_run: '1' })).items).toMatchObject([
        { entry: id, slug: 'about' },
      ])
      at(rows, 0)['version'] = '900'
      expect((await importSheet(ada, 'page', rows, { dry_run: '1' })).faults).toMatchObject([
        { row: 2, column: 'version', code: 'version', value: '900' },
      ])
    })
  })

  describe('and permissions', () => {
    it('are public content: no fresh factor, for whoever reads or drafts records', async () => {
      expect(endpoints['GET /api/v1/exports/:file']).toMatchObject({
        callers: 'tokens',
        permission: 'content.read',
      })
      expect(endpoints['POST /api/v1/imports/csv']).toMatchObject({
        callers: 'tokens',
        permission: 'draft.write',
      })
      const statuses = []
      for (const role of ['admin', 'editor', 'author', 'reader', 'store'] as const) {
        const browser = await studio.logIn(role, role)
        await platform.database().database.updateTable('staff_session').set({ confirmed_at: null }).execute()
        const rows = await download(ada, 'store')
        at(rows, 0)['phone'] = '1'
        statuses.push([
          role,
          (await browser.get('/api/v1/exports/store.csv')).status,
          (await sendSheet(browser, 'store', rows, { dry_run: '1' })).status,
          (await sendSheet(browser, 'store', rows, { dry_run: '1', publish: '1' })).status,
        ])
      }
      expect(statuses).toEqual([
        ['admin', 200, 200, 200],
        ['editor', 200, 200, 200],
        ['author', 200, 200, 403],
        ['reader', 200, 403, 403],
        ['store', 403, 403, 403],
      ])
      expect((await studio.fetch('/api/v1/exports/store.csv')).status).toBe(401)
    })

    it('happen once, and are in the audit', async () => {
      const rows = await download(ada, 'store')
      at(rows, 0)['phone'] = '902-555-2222'
      const key = randomUUID()
      const [first, second] = [
        await importSheet(ada, 'store', rows, {}, key),
        await importSheet(ada, 'store', rows, {}, key),
      ]
      expect(second).toEqual(first)
      at(rows, 0)['phone'] = '902-555-3333'
      expect((await sendSheet(ada, 'store', rows, {}, key)).status).toBe(409)
      const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
      expect(items[0]).toMatchObject({
        action: 'spreadsheet.import',
        changeSet: first.id,
        details: { kind: 'store', rows: 2, count: 1 },
      })
      await ada.undo(first.id)
    })

    it('take CSV of at most 8 MB, and nothing else', async () => {
      expect(
        (await sendSheet(ada, 'store', Buffer.alloc(8 * 1_024 * 1_024 + 1), { dry_run: '1' })).status,
      ).toBe(413)
      expect((await sendSheet(ada, 'store', Buffer.from('PK\u0003\u0004'), { dry_run: '1' })).status).toBe(
        415,
      )
      expect((await ada.send('POST', '/api/v1/imports/csv?kind=store', {})).status).toBe(415)
      expect((await sendSheet(ada, 'hours', Buffer.from('slug,version\n'), { dry_run: '1' })).status).toBe(
        404,
      )
    })
  })
})
