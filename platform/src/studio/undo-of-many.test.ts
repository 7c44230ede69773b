import { auditSchema } from '@promenade/contract/studio-api/audit'
import {
  changeSetsSchema,
  type LeftEntry,
  type UndoRequest,
  undoRefusedSchema,
  undoResultSchema,
} from '@promenade/contract/studio-api/change-sets'
import { entrySchema, revisionsSchema } from '@promenade/contract/studio-api/entries'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runPublications } from '../documents/run-publications.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const hour = 3_600_000
const later = (hours: number) => new Date(friday.getTime() + hours * hour)

type Record = Awaited<ReturnType<StaffBrowser['entry']>>

describe('the undo of an act on many records', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ben: StaffBrowser
  let cleo: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    ben = await studio.logIn('Ben', 'editor')
    cleo = await studio.logIn('Cleo', 'author')
  })
  afterEach(() => studio.setTime(friday))

  /** Published promotions. */
  async function addRecords(name: string, count: number): Promise<readonly Record[]> {
    const records: Record[] = []
    for (let number = 0; number < count; number++) records.push(await ada.newPromotion(`${name} ${number}`))
    await ada.change(
      ...records.map(({ id, version }) => ({ entry: id, version, action: 'publish' as const })),
    )
    return Promise.all(records.map(({ id }) => read(id)))
  }

  const read = async (id: number): Promise<Record> =>
    entrySchema.parse(await (await ada.get(`/api/v1/entries/${id}`)).json())

  /** One value for a field of all: the act that is undone. */
  async function changeAll(records: readonly Record[], values: object): Promise<number> {
    const { id } = await ada.change(
      ...records.map((one) => ({
        entry: one.id,
        version: one.version,
        action: 'publish' as const,
        document: { ...one.document, ...values },
      })),
    )
    if (id === undefined) throw new Error('The change set has no number.')
    return id
  }

  const send = (who: StaffBrowser, set: number, body: UndoRequest = {}, key?: string) =>
    who.send(
      'POST',
      `/api/v1/change-sets/${set}/undo`,
      body,
      key === undefined ? {} : { 'Idempotency-Key': key },
    )
  const undo = async (set: number, body?: UndoRequest, who = ada) =>
    undoResultSchema.parse(await (await send(who, set, body)).json())
  const isLeft = async (response: Response) => {
    expect(response.status).toBe(409)
    return undoRefusedSchema.parse(await response.json()).left
  }
  const choose = (left: LeftEntry | undefined, choice: 'keep' | 'take-back') =>
    left === undefined ? [] : [{ entry: left.entry, seen: left.seen, choice }]
  const countRevisions = async (id: number) =>
    revisionsSchema.parse(await (await ada.get(`/api/v1/entries/${id}/revisions`)).json()).items.length

  /** Eight records with one code; Ben has changed that of the first since, and published it. */
  async function editOne(name: string) {
    const records = await addRecords(name, 8)
    const set = await changeAll(records, { code: 'SUMMER' })
    const [first] = records
    if (first === undefined) throw new Error('There is no record.')
    const { version, document } = await read(first.id)
    studio.setTime(later(1))
    const bens = { ...document, code: 'WINTER', featured: true }
    await ben.change({ entry: first.id, version, action: 'publish', document: bens })
    return { records, set, first, bens }
  }

  it('takes back all but the one that was changed since, and tells it', async () => {
    const { records, set, first, bens } = await editOne('Told')
    const revisions = await countRevisions(first.id)
    const { taken, kept, left } = await undo(set)
    expect([taken, kept]).toEqual([7, 0])
    expect(left).toMatchObject([
      {
        entry: first.id,
        kind: 'promotion',
        title: { en: 'Told 0' },
        reason: 'changed',
        since: { by: 'Ben', at: later(1).toISOString() },
        states: { before: 'live', after: 'live', now: 'live' },
        changes: [{ path: ['code'], after: 'SUMMER', now: 'WINTER' }],
      },
    ])
    for (const { id, document } of records.slice(1))
      expect(await read(id)).toMatchObject({ document, state: 'live' })
    expect((await read(first.id)).document).toEqual(bens)
    // The attempt has left no trace in the record that it left.
    expect(await countRevisions(first.id)).toBe(revisions)
    expect(await findAct(set)).toMatchObject({ canUndo: true, left: 1, undoneBy: expect.any(Number) })
    const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
    expect(items[0]).toMatchObject({ action: 'change-set.undo', details: { count: 7, kept: 0, left: 1 } })
  })

  async function findAct(id: number | undefined) {
    const { items } = changeSetsSchema.parse(await (await ada.get('/api/v1/change-sets?limit=200')).json())
    return items.find((one) => one.id === id)
  }

  it('takes back what is left where that is chosen, but nothing that others changed besides; and that is undone', async () => {
    const { set, first, bens } = await editOne('Chosen')
    const { left } = await undo(set)
    const { id, taken, left: none } = await undo(set, { choices: choose(left[0], 'take-back') })
    expect([taken, none]).toEqual([1, []])
    const { code: _, ...others } = bens
    expect(await read(first.id)).toMatchObject({ document: others, state: 'live' })
    expect((await read(first.id)).document).not.toHaveProperty('code')
    expect(await findAct(set)).toMatchObject({ canUndo: false, left: 0 })
    await undo(id ?? 0)
    expect((await read(first.id)).document).toEqual(bens)
  })

  it('keeps what is left where that is chosen, and asks no more', async () => {
    const { set, first, bens } = await editOne('Kept')
    const { left } = await undo(set)
    const { id, taken, kept } = await undo(set, { choices: choose(left[0], 'keep') })
    expect([taken, kept]).toEqual([0, 1])
    expect((await read(first.id)).document).toEqual(bens)
    expect(await findAct(set)).toMatchObject({ canUndo: false, left: 0 })
    // Nothing happened, so the act is no news.
    expect(await findAct(id)).toBe(undefined)
    expect((await send(ada, set)).status).toBe(409)
  })

  it('does not count a choice about a state that is over', async () => {
    const { set, first } = await editOne('Stale')
    const { left } = await undo(set)
    const { version, document } = await read(first.id)
    await ben.save(first.id, version, { ...document, code: 'SPRING' })
    const again = await isLeft(await send(ada, set, { choices: choose(left[0], 'take-back') }))
    expect(again).toMatchObject([{ entry: first.id, changes: [{ path: ['code'], now: 'SPRING' }] }])
    expect((await read(first.id)).document).toMatchObject({ code: 'SPRING' })
  })

  it('is done once, however often it comes', async () => {
    const { set } = await editOne('Once')
    const responses = await Promise.all([1, 2, 3].map(() => send(ada, set, {}, 'the-same-undo')))
    const results = await Promise.all(
      responses.map(async (response) => undoResultSchema.parse(await response.json())),
    )
    const [one] = results
    expect(results).toEqual([one, one, one])
    expect(one?.taken).toBe(7)
  })

  it('leaves a record whose draft can be taken back and whose publication cannot, without a trace', async () => {
    const records = await addRecords('Half', 2)
    const set = await changeAll(records, { code: 'HALF' })
    const [first] = records
    const { version, document } = await read(first?.id ?? 0)
    await ben.change({
      entry: first?.id ?? 0,
      version,
      action: 'publish',
      document: { ...document, code: 'BEN' },
    })
    const bens = await read(first?.id ?? 0)
    await ben.save(bens.id, bens.version, { ...bens.document, code: 'HALF' })
    const revisions = await countRevisions(bens.id)
    expect(await undo(set)).toMatchObject({ taken: 1, left: [{ entry: bens.id, changes: [{ now: 'BEN' }] }] })
    expect(await countRevisions(bens.id)).toBe(revisions)
  })

  it('keeps the draft of a colleague in sight', async () => {
    const [record] = await addRecords('Draft kept', 1)
    if (record === undefined) throw new Error('There is no record.')
    const set = await changeAll([record], { code: 'GONE' })
    const one = await read(record.id)
    await ben.change({
      entry: one.id,
      version: one.version,
      action: 'publish',
      document: { ...one.document, featured: true },
    })
    const two = await read(record.id)
    await ben.save(two.id, two.version, { ...two.document, name: { en: 'Not ready' } })
    expect(await undo(set)).toMatchObject({ taken: 1, left: [] })
    expect(await read(record.id)).toMatchObject({
      document: { name: { en: 'Not ready' }, featured: true },
      publishedDocument: { ...record.document, featured: true },
    })
  })

  it('leaves what visitors cannot get as it was, with the faults, and takes back the others', async () => {
    const store = await ada.entry('store', 'quiet-corner')
    const names = ['Of a store', 'Of the centre'] as const
    const of = [await ada.newPromotion(names[0], store.slug), await ada.newPromotion(names[1])]
    const all = (action: 'publish' | 'withdraw') =>
      ada.change(...of.map(({ id, version }) => ({ entry: id, version, action })))
    await all('publish')
    const { id: set } = await all('withdraw')
    const { id: gone } = await ben.change({ entry: store.id, version: store.version, action: 'withdraw' })
    expect(await undo(set ?? 0)).toMatchObject({
      taken: 1,
      left: [{ entry: of[0]?.id, reason: 'faults', faults: [{ code: 'reference' }] }],
    })
    expect(await ada.entry('promotion', 'of-the-centre')).toMatchObject({ state: 'live' })
    expect(await ada.entry('promotion', 'of-a-store')).toMatchObject({ state: 'withdrawn' })
    await ada.undo(gone)
    expect(await undo(set ?? 0)).toMatchObject({ taken: 1, left: [] })
    expect(await ada.entry('promotion', 'of-a-store')).toMatchObject({ state: 'live' })
  })

  it('asks before it takes off the site what was only planned then, and before it bins what is published by now', async () => {
    const { id, version } = await ada.newPromotion('Has run')
    const { id: created } = await ada.lastSet()
    const { id: planned } = await ada.change({
      entry: id,
      version,
      action: 'publish',
      at: later(2).toISOString(),
    })
    await runPublications(platform.database().database, later(3))
    for (const [set, before] of [
      [planned, 'draft'],
      [created, 'none'],
    ] as const) {
      const [left] = await isLeft(await send(ada, set ?? 0))
      expect(left).toMatchObject({ entry: id, states: { before, now: 'live' } })
    }
    const [left] = await isLeft(await send(ada, planned ?? 0))
    expect(await undo(planned ?? 0, { choices: choose(left, 'take-back') })).toMatchObject({ taken: 1 })
    expect(await read(id)).toMatchObject({ state: 'withdrawn', scheduled: [] })
  })

  it('brings no plan back beside one that was made since, unless that is chosen', async () => {
    const { id, version } = await ada.newPromotion('Plans')
    const [first, second] = [later(5).toISOString(), later(7).toISOString()]
    await ada.change({ entry: id, version, action: 'publish', at: first })
    const { id: set } = await ada.change({ entry: id, version, action: 'cancel' })
    await ben.change({ entry: id, version, action: 'publish', at: second })
    const [left] = await isLeft(await send(ada, set ?? 0))
    expect(left).toMatchObject({ plans: [{ action: 'publish', at: second, by: 'Ben' }] })
    await undo(set ?? 0, { choices: choose(left, 'take-back') })
    expect((await read(id)).scheduled).toMatchObject([{ at: first, by: 'Ada' }])
  })

  it('asks of each record what its change needed: drafts of an author, publishing of an editor, the centre of an admin', async () => {
    const records = await addRecords('Rights', 2)
    const items = records.map((one) => ({
      entry: one.id,
      version: one.version,
      action: 'save' as const,
      document: { ...one.document, code: 'DRAFT' },
    }))
    const { id: drafts } = await cleo.change(...items)
    expect(
      changeSetsSchema.parse(await (await cleo.get('/api/v1/change-sets')).json()).items[0],
    ).toMatchObject({
      canUndo: true,
    })
    expect(await undo(drafts ?? 0, {}, cleo)).toMatchObject({ taken: 2, left: [] })

    const current = await Promise.all(records.map(({ id }) => read(id)))
    const published = await changeAll(current, { code: 'PUBLISHED' })
    expect((await send(cleo, published)).status).toBe(403)
    expect(
      changeSetsSchema.parse(await (await cleo.get('/api/v1/change-sets')).json()).items[0],
    ).toMatchObject({
      canUndo: false,
    })

    const centre = await ada.entry('property', 'property')
    const [one] = await Promise.all(records.map(({ id }) => read(id)))
    if (one === undefined) throw new Error('There is no record.')
    const { id: mixed } = await ada.change(
      { entry: centre.id, version: centre.version, action: 'publish', document: { ...centre.document } },
      {
        entry: one.id,
        version: one.version,
        action: 'publish',
        document: { ...one.document, code: 'MIXED' },
      },
    )
    const forAll = await undo(mixed ?? 0, {}, ben)
    expect(forAll).toMatchObject({ taken: 1, left: [{ entry: centre.id, reason: 'forbidden' }] })
  })
})
