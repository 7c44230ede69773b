import { importRefusedSchema } from '@promenade/contract/studio-api/spreadsheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { at, importSheet, discardDraft, download, sendSheet } from '../../testing/sheets.ts'
import { editInSpanishExcel } from '../../testing/spanish-excel.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

describe('spreadsheets', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  describe('with rows that no record has', () => {
    it('create drafts when that is wanted', async () => {
      const rows = await download(ada, 'store')
      rows.push({ slug: 'lamp-shop', version: '', 'name.en': 'Lamp Shop', level: '-1', 'tags.en': 'lamps' })
      rows.push({ slug: '', version: '', 'name.en': 'Rope Shop' })
      const tried = await importSheet(ada, 'store', rows, { dry_run: '1' })
      expect(tried.items).toMatchObject([
        { row: 4, slug: 'lamp-shop' },
        { row: 5, title: { en: 'Rope Shop' } },
      ])
      expect((await importSheet(ada, 'store', rows)).id).toBe(undefined)
      const { id } = await importSheet(ada, 'store', rows, { create: '1', publish: '1' })
      expect(await ada.entry('store', 'lamp-shop')).toMatchObject({
        state: 'draft',
        document: { name: { en: 'Lamp Shop' }, level: -1, tags: { en: ['lamps'] } },
      })
      expect(await ada.entry('store', 'rope-shop')).toMatchObject({ state: 'draft' })
      await ada.undo(id)
      expect(await ada.entry('store', 'lamp-shop')).toMatchObject({ state: 'bin' })
      const back = await importSheet(ada, 'store', rows, { dry_run: '1', create: '1' })
      expect(back.faults).toMatchObject([{ row: 4, column: 'slug', code: 'in-bin' }])
    })

    it('have faults only when they are wanted', async () => {
      const rows = [
        { slug: 'Lamp Shop', version: '' },
        { slug: 'new-one', version: '', level: 'top' },
      ]
      const codes = async (create: '0' | '1') =>
        (await importSheet(ada, 'store', rows, { dry_run: '1', create })).faults.map(({ code }) => code)
      expect([await codes('0'), await codes('1')]).toEqual([['slug'], ['slug', 'number']])
    })
  })

  describe('with faults', () => {
    it('do nothing at all, and name row and column', async () => {
      const rows = await download(ada, 'store')
      Object.assign(at(rows, 0), {
        'name.en': '',
        level: 'ground',
        phone: '902-555-1234',
        categories: 'fishing; hats',
      })
      Object.assign(at(rows, 1), {
        show_from: '03/04/2026',
        website: 'quiet',
        'description.en': '<script>1</script>',
      })
      const response = await sendSheet(ada, 'store', rows, { publish: '1' })
      expect(response.status).toBe(422)
      const { result } = importRefusedSchema.parse(await response.json())
      expect(result?.faults.map(({ row, column, code }) => `${row} ${column} ${code}`).toSorted()).toEqual([
        '2 categories reference',
        '2 level number',
        '2 name.en missing',
        '3 description.en invalid',
        '3 show_from ambiguous-date',
        '3 website invalid',
      ])
      expect((await ada.entry('store', 'net-works')).document).toMatchObject({ phone: '902-555-0191' })
    })

    it('read an ambiguous date by the language', async () => {
      const rows = await download(ada, 'store')
      at(rows, 1)['show_from'] = '03/04/2027'
      const { items } = await importSheet(ada, 'store', rows, { dry_run: '1', locale: 'es' })
      expect(items).toMatchObject([{ changes: [{ after: '2027-04-03' }] }])
    })

    it.each([
      ['phone', '9,03E+09', 'mangled'],
      ['phone', '#¿NOMBRE?', 'mangled'],
      ['logo.path', 'other.svg', 'read-only'],
      ['logo.path', '', 'read-only'],
      ['logo.decorative', 'a bit', 'flag'],
    ])('notice what a cell cannot be: %s %s', async (column, value, code) => {
      const rows = await download(ada, 'store')
      at(rows, 0)[column] = value
      expect((await importSheet(ada, 'store', rows, { dry_run: '1' })).faults).toMatchObject([
        { row: 2, column, code },
      ])
    })

    it('notice leading zeros that are lost', async () => {
      const { id, version, document } = await ada.entry('store', 'net-works')
      await ada.save(id, version, { ...document, unit: '0045' })
      const rows = await download(ada, 'store')
      at(rows, 0)['unit'] = '45'
      expect((await importSheet(ada, 'store', rows, { dry_run: '1' })).faults).toMatchObject([
        { column: 'unit', code: 'mangled' },
      ])
      await discardDraft(ada, 'store', 'net-works')
    })

    it('notice letters that Windows-1252 lost, in the cells that were changed', async () => {
      const { id, version, document } = await ada.entry('store', 'quiet-corner')
      await ada.save(id, version, { ...document, summary: { en: 'Tea → cake' }, phone: '1 → 2' })
      const csv = await (await ada.get('/api/v1/exports/store.csv?delimiter=;')).text()
      const bytes = editInSpanishExcel(csv, (rows) =>
        rows.map((row) =>
          row.map((cell) => (cell === 'Tea ? cake' || cell === 'Tea → cake' ? 'Té → pan' : cell)),
        ),
      )
      expect((await importSheet(ada, 'store', bytes, { dry_run: '1' })).faults).toMatchObject([
        { row: 3, column: 'summary.en', code: 'lost-letters' },
      ])
      await discardDraft(ada, 'store', 'quiet-corner')
    })

    it('name what is wrong with the header', async () => {
      const faults = async (csv: string) =>
        (await importSheet(ada, 'store', Buffer.from(csv), { dry_run: '1' })).faults.map(
          ({ column, code }) => [column, code],
        )
      expect(await faults('slug,version,phon,phone,phone\nnet-works,1,1,1,1\n')).toEqual([
        ['phon', 'unknown-column'],
        ['phone', 'repeated-column'],
      ])
      expect(await faults('phone\n1\n')).toEqual([
        ['slug', 'missing-column'],
        ['version', 'missing-column'],
      ])
      expect(await faults('')).toHaveLength(2)
    })

    it('are told of at most a hundred', async () => {
      const rows = await download(ada, 'store')
      const wrong = Array.from({ length: 150 }, (_, number) => ({
        slug: `new-${number}`,
        version: '',
        level: 'top',
      }))
      const { faults, faultCount } = await importSheet(ada, 'store', [...rows, ...wrong], {
        dry_run: '1',
        create: '1',
      })
      expect([faults.length, faultCount, faults.at(-1)?.row]).toEqual([100, 150, 103])
    })

    it('have a short response, however many quotation marks are out of place', async () => {
      const csv = Buffer.from('"a"b\n'.repeat(1_600_000))
      const text = await (await sendSheet(ada, 'store', csv, { dry_run: '1' })).text()
      expect(text.length).toBeLessThan(10_000)
      expect(JSON.parse(text)).toMatchObject({
        faults: [{ code: 'quotes' }, { code: 'too-long' }, {}, {}, {}],
      })
    })

    it('refuse a row that comes twice', async () => {
      const [first = {}, second = {}] = await download(ada, 'store')
      const { faults } = await importSheet(ada, 'store', [first, second, first], { dry_run: '1' })
      expect(faults).toMatchObject([{ row: 4, code: 'repeated-row' }])
    })
  })
})
