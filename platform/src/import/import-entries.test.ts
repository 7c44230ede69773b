import { byLocale } from '@promenade/domain/locale/locale'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importContent, type ImportOptions } from './import-content.ts'
import { type Files, friday, writeContentFolder } from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { readTables } from '../testing/read-tables.ts'
import { requestContent } from '../testing/request-content.ts'
import { recordsOf } from '../content-api/read-kind.ts'
import { listPublished } from '../documents/list-published.ts'

describe('entries of a property', () => {
  let test: TestDatabase

  beforeEach(async () => {
    test = await createTestDatabase()
    await run()
  })
  afterEach(() => test.drop())

  it('come from the folder, one per record, with absolute dates and stored pictures', async () => {
    const entries = await list()
    expect(new Set(entries.map(({ kind }) => kind))).toContain('special-day')
    const market = entries.find(({ slug }) => slug === 'market')
    expect(market?.document).toMatchObject({ start: '2026-11-21 08:15' })
    const logo = entries.find(({ slug }) => slug === 'net-works')?.document['logo']
    expect(logo).toMatchObject({ path: expect.stringMatching(/^[0-9a-f]{12}\/net-works\.svg$/) })
  })

  it('show the logo of their slug where a store names none', async () => {
    await run({ 'stores/net-works.yaml': 'name: Net Works\ncategories: [fishing]\n' })
    const entry = (await list()).find(({ slug }) => slug === 'net-works')
    expect(entry?.document['logo']).toMatchObject({
      path: expect.stringMatching(/^[0-9a-f]{12}\/net-works\.svg$/),
      alt: { en: 'Net Works' },
    })
  })

  it('that staff made stay, whatever an import brings', async () => {
    await sql`update entry set origin = 'studio', imported_revision = null where slug = 'net-mender'`.execute(
      test.database,
    )
    const { warnings } = await run({ 'jobs/net-mender.yaml': undefined })
    expect(await slugs('job')).toContain('net-mender')
    expect(warnings.filter(({ file }) => file.startsWith('job/'))).toEqual([])
  })

  it('that staff changed stay, with a warning when the folder says something else', async () => {
    await publishAsStaff('quiet-corner', { name: { en: 'Silent Corner' }, categories: ['services'] })
    await run()
    expect(await storeNames()).toContain('Silent Corner')
    const { warnings } = await run({
      'stores/quiet-corner.yaml': 'name: Loud Corner\ncategories: [services]\n',
    })
    expect(await storeNames()).toContain('Silent Corner')
    expect(warnings.map(({ file }) => file)).toContain('store/quiet-corner')
  })

  it('go on with the folder once both say the same', async () => {
    const same = { name: byLocale(() => 'Silent Corner'), categories: ['services'] }
    await publishAsStaff('quiet-corner', same)
    await run({ 'stores/quiet-corner.yaml': 'name: Silent Corner\ncategories: [services]\n' })
    const { warnings } = await run({
      'stores/quiet-corner.yaml': 'name: Loud Corner\ncategories: [services]\n',
    })
    expect(await storeNames()).toContain('Loud Corner')
    expect(warnings.filter(({ file }) => file.startsWith('store/'))).toEqual([])
  })

  it('that staff changed take what the folder says where somebody chose so', async () => {
    await publishAsStaff('quiet-corner', { name: { en: 'Silent Corner' }, categories: ['services'] })
    const files = { 'stores/quiet-corner.yaml': 'name: Loud Corner\ncategories: [services]\n' }
    const { entries, warnings } = await run(files, { take: new Set(['store/quiet-corner', 'store/nowhere']) })
    expect(entries).toEqual({ created: [], changed: ['store/quiet-corner'], removed: [] })
    expect(warnings.map(({ file }) => file).filter((file) => file.startsWith('store/'))).toEqual([
      'store/nowhere',
    ])
    expect(await storeNames()).toContain('Loud Corner')
    const revisions = await test.database.selectFrom('revision').select('document').execute()
    expect(JSON.stringify(revisions)).toContain('Silent Corner')
    await run({ 'stores/quiet-corner.yaml': 'name: Calm Corner\ncategories: [services]\n' })
    expect(await storeNames()).toContain('Calm Corner')
  })

  it('that staff changed take an unchanged file too, all at once, and keep a draft', async () => {
    await publishAsStaff('quiet-corner', { name: { en: 'Silent Corner' }, categories: ['services'] })
    await sql`update entry set draft_revision = published_revision where slug = 'quiet-corner'`.execute(
      test.database,
    )
    await run({}, { take: 'all' })
    expect(await storeNames()).not.toContain('Silent Corner')
    const { version, number, document } = await test.database
      .selectFrom('entry')
      .innerJoin('revision', 'revision.id', 'draft_revision')
      .select(['version', 'number', 'document'])
      .where('slug', '=', 'quiet-corner')
      .executeTakeFirstOrThrow()
    expect(number).toBe(version)
    expect(document['name']).toEqual({ en: 'Silent Corner' })
  })

  it('stay as they are in a dry run, which says what would be done', async () => {
    await publishAsStaff('quiet-corner', { name: { en: 'Silent Corner' }, categories: ['services'] })
    const before = await readTables(test.database)
    const files = { 'stores/quiet-corner.yaml': 'name: Loud Corner\ncategories: [services]\n' }
    const left = await run({ ...files, 'jobs/net-mender.yaml': undefined }, { isDryRun: true })
    expect(left.entries).toEqual({ created: [], changed: [], removed: ['job/net-mender'] })
    expect(left.warnings.map(({ message }) => message).join()).toContain('--take store/quiet-corner')
    const taken = await run(files, { isDryRun: true, take: 'all' })
    expect(taken.entries.changed).toEqual(['store/quiet-corner'])
    expect(await readTables(test.database)).toEqual(before)
  })

  it('of staff refuse a folder that has the same address, by name', async () => {
    await sql`update entry set slug = 'free-parking', origin = 'studio', imported_revision = null
      where slug = 'parking'`.execute(test.database)
    const coupon = 'name: Parking\ndescription: <p>Free.</p>\nstart: friday\n'
    await expect(run({ 'coupons/free-parking.yaml': coupon })).rejects.toThrow(
      /(coupon|promotion)\/free-parking "free-parking" is also the slug of (coupon|promotion)\/free-parking/,
    )
  })

  it('that staff withdrew stay withdrawn', async () => {
    await sql`update entry set published_revision = null where slug = 'net-mender'`.execute(test.database)
    await run({ 'jobs/net-mender.yaml': undefined })
    await run()
    expect(await slugs('job')).not.toContain('net-mender')
  })

  it('return with their file, under the id that they had', async () => {
    const id = async () =>
      (await list()).find(({ kind, slug }) => kind === 'job' && slug === 'net-mender')?.publicId
    const before = await id()
    await run({ 'jobs/net-mender.yaml': undefined })
    expect(await id()).toBe(undefined)
    await run()
    expect(await id()).toBe(before)
  })

  it('have history that nobody can rewrite', async () => {
    await expect(sql`update revision set document = '{}'`.execute(test.database)).rejects.toThrow(
      'never changed',
    )
    await expect(sql`delete from revision`.execute(test.database)).rejects.toThrow('never changed')
    await sql`delete from property`.execute(test.database)
    expect(await test.database.selectFrom('revision').selectAll().execute()).toEqual([])
  })

  async function run(files: Files = {}, options: ImportOptions = {}) {
    const folder = await writeContentFolder(files)
    return importContent(test.database, folder.path, friday, options).finally(folder.remove)
  }

  function list() {
    return listPublished(test.database, 1)
  }

  async function slugs(kind: string) {
    return (await list()).filter((entry) => entry.kind === kind).map(({ slug }) => slug)
  }

  async function storeNames() {
    const { documents } = await requestContent(test.database, friday)
    return recordsOf.store(documents).map(({ value }) => value.name.en)
  }

  async function publishAsStaff(slug: string, document: object) {
    await sql`with added as (
      insert into revision (entry_id, number, document, made_at, via, pictures)
      select id, version + 1, ${JSON.stringify(document)}, now(), 'studio', '{}' from entry where slug = ${slug}
      returning id, entry_id, number)
      update entry set published_revision = added.id, version = added.number from added where entry_id = entry.id`.execute(
      test.database,
    )
  }
})
