import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { columnHeads } from '@promenade/contract/field-words/column-heads'
import { locales } from '@promenade/domain/locale/locale'
import Papa from 'papaparse'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../import/check-content.ts'
import { readContentFolder } from '../import/folder.ts'
import { writeContentFolder } from '../testing/sample-content.ts'

const now = new Date('2026-11-20T15:00:00Z')

describe('npm run stores', () => {
  let mall: Awaited<ReturnType<typeof writeContentFolder>>
  let sheet: string

  beforeEach(async () => {
    mall = await writeContentFolder()
    sheet = join(mall.path, '..', 'list.csv')
  })
  afterEach(() => mall.remove())

  it.each(['en', 'es'] as const)(
    'writes files from a spreadsheet with heads in words: %s',
    async (locale) => {
      await writeSheet(
        {
          'name.en': 'Café Sol',
          categories: 'fishing; books',
          unit: '014',
          level: '2',
          phone: '+1 902 555 0133',
          'summary.en': 'Coffee: by the water',
          'summary.es': 'Café junto al agua',
          'tags.en': 'coffee; tea',
          flags: 'new',
          'hours.regular.monday': '8:00 – 20:00',
        },
        locale,
      )
      expect(run()).toEqual({
        status: 0,
        stdout:
          '1 rows: 1 new stores, 0 changed.\nWithout a row, and left as they are: stores/net-works.yaml, stores/quiet-corner.yaml\n',
        stderr: '',
      })
      const content = checkContent(await readContentFolder(mall.path), now)
      expect(content.records.store.find(({ slug }) => slug === 'cafe-sol')?.value).toMatchObject({
        name: { en: 'Café Sol' },
        categories: ['fishing', 'books'],
        unit: '014',
        level: 2,
        phone: '+1 902 555 0133',
        summary: { en: 'Coffee: by the water', es: 'Café junto al agua' },
        tags: { en: ['coffee', 'tea'] },
        flags: ['new'],
        hours: { regular: { monday: '8:00-20:00' } },
      })
    },
  )

  it('changes what differs in a file, and keeps its comments and its other fields', async () => {
    const file = join(mall.path, 'stores/cove.yaml')
    await writeFile(
      file,
      '# Below the stairs\nname: The Cove # all languages\ncategories: [books]\nphone:\nunit: "14" # shared\nlogo: { path: logos/net-works.svg, alt: Cove }\n',
    )
    await writeSheet({
      slug: 'cove',
      'name.es': 'La Cala',
      phone: '902-555-0144',
      categories: 'books',
      unit: '15',
    })
    expect(run()).toMatchObject({ status: 0, stderr: '' })
    // A text without languages is that of them all.
    const names = locales.map(({ code }) => `  ${code}: ${code === 'es' ? 'La Cala' : 'The Cove'}\n`)
    expect(await readFile(file, 'utf8')).toBe(
      `# Below the stairs
name:
  # all languages
${names.join('')}categories: [ books ]
phone: 902-555-0144
unit: "15" # shared
logo: { path: logos/net-works.svg, alt: Cove }
`,
    )
    expect(run().stdout).toMatch(/^1 rows: 0 new stores, 0 changed\.\n/)
  })

  it('names all faults by row and column, and writes nothing', async () => {
    const before = await allFiles()
    await writeSheet(
      { 'name.en': 'Tea Room', categories: 'fishing', phone: '1.90256E+09' },
      'en',
      { 'name.en': '', categories: 'fishing', 'hours.regular.monday': 'early' },
      { 'name.en': 'Tea Room', categories: 'fishing' },
      { 'name.en': 'Bait', categories: 'fishing; baits', level: 'two', website: 'bait' },
    )
    const { status, stderr, stdout } = run()
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^list\.csv row 2, Telephone: The spreadsheet program has changed this value/),
      expect.stringMatching(/^list\.csv row 3, Name of the store \(English\): is missing/),
      expect.stringMatching(/^list\.csv row 3, Week – Monday: /),
      expect.stringMatching(/^list\.csv row 4, Address: Another row has the same slug\. \(tea-room\)$/),
      expect.stringMatching(/^list\.csv row 5, Level: It is not a number\. \(two\)$/),
      expect.stringMatching(/^list\.csv row 5, Website: /),
      expect.stringMatching(/^list\.csv row 5, Categories: there is no category "baits" in categories\.yaml/),
      'The spreadsheet has 7 faults; nothing was changed.',
    ])
    expect(await allFiles()).toEqual(before)
  })

  it('refuses an unknown column and a workbook', async () => {
    await writeFile(sheet, 'Name of the store (English),Colour\nTea Room,red\n')
    expect(run().stderr).toMatch(/^list\.csv row 1, Colour: This kind of record has no such column\./)
    await writeFile(sheet, 'PK\u0003\u0004…')
    expect(run()).toMatchObject({
      status: 1,
      stderr: 'list.csv: This is a workbook: save it as CSV UTF-8.\n',
    })
    await rm(sheet)
    expect(run()).toMatchObject({ status: 1, stderr: `There is no file ${sheet} that can be read.\n` })
  })

  it('tells in a dry run what it would write', async () => {
    const before = await allFiles()
    await writeSheet({ 'name.en': 'Tea Room', categories: 'fishing' })
    const { stdout } = run('--dry-run')
    expect(stdout).toContain('Would be written: stores/tea-room.yaml\n')
    expect(await allFiles()).toEqual(before)
  })

  it('writes the stores of the folder, which come back without a change', async () => {
    expect(run('--write', '--language', 'es')).toEqual({
      status: 0,
      stdout: `${sheet} has the stores of the folder (2).\n`,
      stderr: '',
    })
    const before = await allFiles()
    expect((await readFile(sheet, 'utf8')).startsWith('\uFEFFDirección;Nombre de la tienda (inglés);')).toBe(
      true,
    )
    expect(run().stdout).toBe('2 rows: 0 new stores, 0 changed.\n')
    expect(await allFiles()).toEqual(before)
    expect(run('--write')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^[^\n]+\.\n$/) })
  })

  it('leaves nothing behind where it cannot write all of it', async () => {
    await mkdir(join(mall.path, 'stores/.net-loft.yaml.new'))
    const before = await allFiles()
    await writeSheet({ 'name.en': 'Bait', categories: 'fishing' }, 'en', {
      'name.en': 'Net Loft',
      categories: 'fishing',
    })
    expect(run()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The files cannot be written into .*EISDIR.* Nothing was changed\.\n$/),
    })
    expect(await allFiles()).toEqual(before)
  })

  /** A spreadsheet with the columns of all its rows, under the heads of a language. */
  async function writeSheet(
    row: Readonly<Record<string, string>>,
    locale: 'en' | 'es' = 'en',
    ...others: readonly Readonly<Record<string, string>>[]
  ): Promise<void> {
    const rows = [row, ...others]
    const names = [...new Set(rows.flatMap((one) => Object.keys(one)))]
    const heads = columnHeads('store', locale)
    const data = [names.map((name) => heads.get(name)), ...rows.map((one) => names.map((name) => one[name]))]
    await writeFile(sheet, Papa.unparse(data, { delimiter: locale === 'es' ? ';' : ',' }))
  }

  function run(...options: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../../platform.mjs'), 'stores', mall.path, sheet, ...options],
      { encoding: 'utf8' },
    )
    return { status, stdout, stderr }
  }

  async function allFiles(): Promise<readonly (readonly [string, string])[]> {
    const entries = await readdir(mall.path, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    return Promise.all(files.toSorted().map(async (file) => [file, await readFile(file, 'utf8')] as const))
  }
})
