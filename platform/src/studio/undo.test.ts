import { changeSetsSchema } from '@promenade/contract/studio-api/change-sets'
import { savedDraftSchema } from '@promenade/contract/studio-api/entries'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runPublications } from '../documents/run-publications.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { readAnswers, type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const hour = 3_600_000
const later = (hours: number) => new Date(friday.getTime() + hours * hour)

describe('the undo of a change set', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ben: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    ben = await studio.logIn('Ben', 'editor')
  })
  afterEach(() => studio.setTime(friday))

  it.each(['publish', 'withdraw', 'delete', 'save', 'discard', 'restore', 'cancel'] as const)(
    'gives back every answer, byte for byte: %s',
    async (action) => {
      const { id, version, document } = await ada.newPromotion(`Undo ${action}`)
      await ada.change({ entry: id, version, action: 'publish', until: later(50).toISOString() })
      const changed = { ...document, name: { en: 'Changed' } }
      const { version: drafted } = await savedOf(ada.save(id, version, changed))
      const [before, entry] = [await readAnswers(platform), await ada.entry('promotion', `undo-${action}`)]
      const { published } = entry
      const { id: set } = await ada.change({
        entry: id,
        version: drafted,
        action,
        ...(action === 'save' ? { document: { ...changed, code: 'X' } } : {}),
        ...(action === 'restore' ? { revision: published?.revision } : {}),
      })
      await ada.undo(set)
      expect(await readAnswers(platform)).toEqual(before)
      const after = await ada.entry('promotion', `undo-${action}`)
      expect(after).toMatchObject({
        document: entry.document,
        state: entry.state,
        scheduled: entry.scheduled,
      })
    },
  )

  it('takes away again what was created, and what was to be published later', async () => {
    const before = await readAnswers(platform)
    const { id, version } = await ada.newPromotion('Undo create')
    const { id: created } = await ada.lastSet()
    const at = later(2).toISOString()
    const { id: planned } = await ada.change({ entry: id, version, action: 'publish', at })
    await ada.undo(planned)
    expect(await runPublications(platform.database().database, later(3))).toBe(0)
    await ada.undo(created)
    expect(await ada.entry('promotion', 'undo-create')).toMatchObject({ state: 'bin', scheduled: [] })
    expect(await readAnswers(platform)).toEqual(before)
  })

  it('is not offered for the first import, and refused', async () => {
    const { items } = changeSetsSchema.parse(await (await ada.get('/api/v1/change-sets?limit=200')).json())
    expect(items.at(-1)).toMatchObject({ via: 'import', canUndo: false })
    const before = await readAnswers(platform)
    expect((await ada.undo(items.at(-1)?.id)).status).toBe(409)
    expect(await readAnswers(platform)).toEqual(before)
  })

  it('gives back what the folder had before an import', async () => {
    const before = await readAnswers(platform)
    await platform.import({ 'jobs/net-mender.yaml': undefined, 'news/new-roof.yaml': undefined })
    expect(await readAnswers(platform)).not.toEqual(before)
    await ada.undo((await ada.lastSet()).id)
    expect(await readAnswers(platform)).toEqual(before)
  })

  it('gives back every answer after a change of several records, at once and later', async () => {
    const records = [await ada.newPromotion('Bulk one'), await ada.newPromotion('Bulk two')]
    await ada.change(
      ...records.map(({ id, version }) => ({ entry: id, version, action: 'publish' as const })),
    )
    const read = () => Promise.all(['bulk-one', 'bulk-two'].map((slug) => ada.entry('promotion', slug)))
    const [before, entries] = [await readAnswers(platform), await read()]
    const times = [
      {},
      { until: later(9).toISOString() },
      { at: later(5).toISOString(), until: later(9).toISOString() },
    ]
    for (const time of times) {
      const items = (await read()).map(({ id, version, document }) => ({
        entry: id,
        version,
        action: 'publish' as const,
        document: { ...document, featured: true },
        ...time,
      }))
      const { id: set } = await ada.change(...items)
      expect((await ada.undo(set)).status).toBe(201)
      expect(await readAnswers(platform)).toEqual(before)
      expect(await runPublications(platform.database().database, later(10))).toBe(0)
      const after = await read()
      expect(after.map(({ document, state, scheduled }) => ({ document, state, scheduled }))).toEqual(
        entries.map(({ document, state, scheduled }) => ({ document, state, scheduled })),
      )
    }
  })

  it('gives back what was in the bin', async () => {
    const { id, version } = await ada.newPromotion('Undo undelete')
    await ada.change({ entry: id, version, action: 'delete' })
    const { id: set } = await ada.change({ entry: id, version, action: 'undelete' })
    await ada.undo(set)
    expect(await ada.entry('promotion', 'undo-undelete')).toMatchObject({ state: 'bin' })
  })

  it('undoes an undo', async () => {
    const { id, version } = await ada.entry('store', 'quiet-corner')
    const { id: set } = await ada.change({ entry: id, version, action: 'withdraw' })
    const withdrawn = await readAnswers(platform)
    await ada.undo(set)
    await ada.undo((await ada.lastSet()).id)
    expect(await readAnswers(platform)).toEqual(withdrawn)
    const { id: again } = await ada.lastSet()
    await ada.undo(again)
  })

  it('leaves what others have written since, and merges it', async () => {
    const { id, version, document } = await ada.newPromotion('Merged')
    await ada.change({ entry: id, version, action: 'publish' })
    const wrong = { ...document, code: 'WRONG' }
    const { id: set, items } = await ada.change(
      { entry: id, version, action: 'save', document: wrong },
      { entry: id, version, action: 'publish' },
    )
    const more = { ...wrong, featured: true }
    await ben.change(
      { entry: id, version: items[1]?.version ?? 0, action: 'save', document: more },
      { entry: id, version: items[1]?.version ?? 0, action: 'publish' },
    )
    expect((await ada.undo(set)).status).toBe(201)
    expect((await ada.entry('promotion', 'merged')).document).toEqual({ ...document, featured: true })
  })

  it('is refused with the fields on which somebody has gone on', async () => {
    const { id, version, document } = await ada.newPromotion('Refused')
    const { id: set, items } = await ada.change(
      { entry: id, version, action: 'save', document: { ...document, code: 'ONE' } },
      { entry: id, version, action: 'publish' },
    )
    await ben.save(id, items[0]?.version ?? 0, { ...document, code: 'TWO' })
    const response = await ada.undo(set)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      left: [
        {
          entry: id,
          reason: 'changed',
          since: { by: 'Ben' },
          changes: [{ path: ['code'], after: 'ONE', now: 'TWO' }],
        },
      ],
    })
  })

  it('happens once', async () => {
    const { id, version } = await ada.newPromotion('Once')
    const { id: set } = await ada.change({ entry: id, version, action: 'publish' })
    expect((await ada.undo(set)).status).toBe(201)
    expect((await ada.undo(set)).status).toBe(409)
  })
})

async function savedOf(response: Promise<Response>) {
  return savedDraftSchema.parse(await (await response).json())
}
