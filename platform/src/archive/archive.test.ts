import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { siteMapDataSchema } from '@promenade/contract/public-api/site-map-data'
import { resources } from '@promenade/contract/public-api/resources'
import { pictureSchema } from '@promenade/contract/studio-api/media'
import { newMapSchema } from '@promenade/contract/studio-api/new-map'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runPublications } from '../documents/run-publications.ts'
import { importContent } from '../import/import-content.ts'
import { friday } from '../testing/sample-content.ts'
import { apiKey, type TestPlatform, usePlatform } from '../testing/test-platform.ts'
import { json, type StaffBrowser, useStudio } from '../testing/test-studio.ts'
import { writeArchiveFile } from './archive-file.ts'
import { importMall } from './import-mall.ts'
import { readArchive } from './read-archive.ts'

const hour = 3_600_000
const later = (hours: number) => new Date(friday.getTime() + hours * hour)
const demo = resolve(import.meta.dirname, '../../../demo')

describe('the archive of the demo mall, imported elsewhere', { timeout: 300_000 }, () => {
  const source = usePlatform()
  const target = usePlatform({}, { isEmpty: true })
  const studio = useStudio(source)
  const studioElsewhere = useStudio(target)
  let folder = ''
  let file = ''
  let changed: Changed
  const again = () => join(folder, 'again.tar.gz')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-archive-'))
    file = join(folder, 'mall.tar.gz')
    // What the sample has and the demo has not is in the bin.
    await importContent(source.database().database, demo, friday)
    changed = await changeMall(await studio.logIn('Ada'))
    await countView(source)
    await writeArchiveFile(source.database().database, { mall: 1, hasPeople: false, now: friday }, file)
    await importMall(target.database().database, file)
    // Before anybody logs in, which the audit notes.
    await writeArchiveFile(target.database().database, { mall: 1, hasPeople: false, now: later(1) }, again())
  }, 300_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('answers the site with the same bytes and ETags, in each language, today and next Friday', async () => {
    for (const moment of [friday, later(7 * 24)]) {
      const [before, after] = [await readAll(source, moment), await readAll(target, moment)]
      expect(before.size).toBeGreaterThan(350)
      expect([...before.values()].filter(({ status }) => status !== 200)).toEqual([])
      expect(after).toEqual(before)
    }
  })

  it('has the same pictures, those of drafts for staff alone', async () => {
    const answers = [...(await readAll(source, friday)).values()].map(({ body }) => body).join()
    const addresses = [...new Set(answers.match(/\/media\/[0-9a-f]{12}\/[\w.-]+/g))]
    expect(addresses.length).toBeGreaterThan(250)
    for (const address of [...addresses, changed.draftPicture]) {
      const [before, after] = [await picture(source, address), await picture(target, address)]
      expect(after).toEqual(before)
      expect([address, after.status]).toEqual([address, address === changed.draftPicture ? 404 : 200])
    }
    const [ada, eve] = [await studio.logIn('Ada'), await studioElsewhere.logIn('Eve')]
    const bytes = async (browser: StaffBrowser) => (await browser.get(changed.draftPicture)).arrayBuffer()
    expect(await bytes(eve)).toEqual(await bytes(ada))
  })

  it('exports to the same entries as before', async () => {
    const read = async (path: string) => {
      const { created: _, ...manifest } = await readArchive(path)
      return manifest
    }
    const first = await read(file)
    expect(first.entries.length).toBeGreaterThan(250)
    expect(first.entries.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([
      'content/part_id.jsonl',
      'content/store_round.jsonl',
      'content/store_link.jsonl',
      'content/store_proposal.jsonl',
      'content/store_picture.jsonl',
      'content/store_trust.jsonl',
    ])
    expect(await read(again())).toEqual(first)
  })

  it('has the drafts, plans, bin, history and names of staff, and no staff', async () => {
    const [ada, eve] = [await studio.logIn('Ada'), await studioElsewhere.logIn('Eve')]
    for (const slug of ['drafted', 'planned', 'binned', 'changed']) {
      const [before, after] = [await ada.entry('promotion', slug), await eve.entry('promotion', slug)]
      expect(after).toEqual(before)
      const history = async (browser: StaffBrowser) =>
        (await browser.get(`/api/v1/entries/${before.id}/revisions`)).json()
      expect(await history(eve)).toEqual(await history(ada))
    }
    expect(await eve.entry('promotion', 'binned')).toMatchObject({ state: 'bin' })
    expect(await eve.entry('promotion', 'drafted')).toMatchObject({ state: 'draft' })
    expect(JSON.stringify(await (await eve.get('/api/v1/change-sets')).json())).toContain('"Ada"')
    const { database } = target.database()
    const names = await database.selectFrom('staff').select('name').distinct().execute()
    expect(names).toEqual([{ name: 'Eve' }])
    // Nobody new gets the number of somebody in the history.
    const authors = await database.selectFrom('revision').select('author_id').distinct().execute()
    const staff = await database.selectFrom('staff').select('id').execute()
    const known = new Set(authors.map(({ author_id }) => author_id))
    expect(staff.filter(({ id }) => known.has(id))).toEqual([])
  })

  it('goes on like the former one: an undo, a plan that comes due, and something new', async () => {
    const [ada, eve] = [await studio.logIn('Ada'), await studioElsewhere.logIn('Eve')]
    const before = await readAll(source, friday)
    for (const set of [changed.set, changed.map])
      for (const browser of [ada, eve]) expect((await browser.undo(set)).status).toBe(201)
    const undone = await readAll(source, friday)
    for (const path of ['en promotions', 'en map']) expect(undone.get(path)).not.toEqual(before.get(path))
    expect(await readAll(target, friday)).toEqual(undone)
    for (const { database } of [source.database(), target.database()])
      expect(await runPublications(database, later(3))).toBe(1)
    const run = await readAll(source, later(3))
    expect(run.get('en promotions')?.body).toContain('Planned')
    expect(await readAll(target, later(3))).toEqual(run)
    for (const browser of [ada, eve]) {
      const { id, version } = await browser.newPromotion('New')
      await browser.change({ entry: id, version, action: 'publish' })
    }
    expect(await readAll(target, later(3))).toEqual(await readAll(source, later(3)))
  })
})

interface Changed {
  /** A change set to undo. */
  readonly set: number | undefined
  /** One that took over a map. */
  readonly map: number | undefined
  /** The address of a picture that only a draft names. */
  readonly draftPicture: string
}

/** Changes, drafts, a plan, a withdrawal, a bin, an undo and pictures. */
async function changeMall(ada: StaffBrowser): Promise<Changed> {
  const publish = async (name: string, others: { readonly at?: string; readonly document?: object } = {}) => {
    const { id, version, document } = await ada.newPromotion(name)
    const { document: more, ...when } = others
    await ada.change({ entry: id, version, action: 'publish', ...when, document: { ...document, ...more } })
    return ada.entry('promotion', name.toLowerCase())
  }
  const drafted = await ada.newPromotion('Drafted')
  const draftPicture = await upload(ada, 'teal')
  await ada.save(drafted.id, drafted.version, {
    ...drafted.document,
    // Named by a text alone.
    description: { en: `<figure><img src="${draftPicture.path}" alt="Teal"></figure>` },
  })
  await publish('Planned', { at: later(2).toISOString() })
  const binned = await publish('Binned')
  await ada.change({ entry: binned.id, version: binned.version, action: 'delete' })
  const withdrawn = await publish('Withdrawn')
  await ada.undo(
    (await ada.change({ entry: withdrawn.id, version: withdrawn.version, action: 'withdraw' })).id,
  )
  const shown = await upload(ada, 'crimson')
  const first = await publish('Changed', { document: { picture: { path: shown.path, alt: { en: 'Red' } } } })
  const { id: set } = await ada.change({
    entry: first.id,
    version: first.version,
    action: 'publish',
    document: { ...first.document, name: { en: 'Changed again', es: 'Cambiada' } },
  })
  return { set, map: await changeMap(ada), draftPicture: draftPicture.url }
}

/** Visitors have seen a page of a record. */
async function countView(platform: TestPlatform): Promise<void> {
  const { database } = platform.database()
  const { id } = await database.selectFrom('entry').select('id').limit(1).executeTakeFirstOrThrow()
  const view = { property_id: 1, entry_id: id, day: '2026-11-20', views: 7 }
  await database.insertInto('page_view').values(view).execute()
}

/** The demo's map with one board less. */
async function changeMap(ada: StaffBrowser): Promise<number | undefined> {
  const names = await readdir(join(demo, 'content/map'))
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(demo, 'content/map', name), 'utf8')] as const),
  )
  const fewer = (text: string) => {
    const { features, ...rest } = z.looseObject({ features: z.array(z.unknown()) }).parse(JSON.parse(text))
    return JSON.stringify({ ...rest, features: features.slice(1) })
  }
  const zip = zipSync(
    Object.fromEntries(
      files.map(([name, text]) => [name, strToU8(name === 'kiosk.geojson' ? fewer(text) : text)]),
    ),
  )
  const send = async (query: string) => {
    const headers = { 'Content-Type': 'application/zip', 'Idempotency-Key': randomUUID() }
    const response = await ada.fetch(`/api/v1/imports/map?${query}`, {
      ...json('POST', {}, headers),
      body: new Uint8Array(zip),
    })
    return newMapSchema.parse(await response.json())
  }
  const { report } = await send('dry_run=1')
  return (await send(`replaces=${report?.replaces}`)).id
}

async function upload(ada: StaffBrowser, background: string) {
  const png = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  const { headers } = json('POST', {})
  const response = await ada.fetch('/api/v1/media', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'image/png' },
    body: new Uint8Array(png),
  })
  return pictureSchema.parse(await response.json())
}

interface Answer {
  readonly status: number
  readonly headers: object
  readonly body: string
}

/** Every answer of the content API, by language and path; their headers but for the time. */
async function readAll(platform: TestPlatform, now: Date): Promise<ReadonlyMap<string, Answer>> {
  const slugs = z.array(z.object({ slug: z.string() })).parse(await platform.json('/stores', now))
  const { meta_data: pages } = siteMapDataSchema.parse(await platform.json('/site_map_data', now))
  const paths = Object.values(resources).flatMap(({ path }) => {
    if (path.includes('{')) return slugs.map(({ slug }) => path.replace(/\{\w+\}/, slug))
    if (path.startsWith('meta_data')) return pages.map((page) => `${path}?path=${page.path}`)
    return [path]
  })
  const answers = new Map<string, Answer>()
  for (const locale of ['en', 'es'])
    for (const path of paths) {
      const response = await platform.get(`/${path}${path.includes('?') ? '&' : '?'}locale=${locale}`, now)
      const { status, headers } = response
      answers.set(`${locale} ${path}`, {
        status,
        headers: Object.fromEntries(headers),
        body: await response.text(),
      })
    }
  return answers
}

async function picture(platform: TestPlatform, address: string) {
  const response = await platform.fetch(`${address}?api_key=${apiKey}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}
