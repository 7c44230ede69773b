import { changeSetResultSchema } from '@promenade/contract/studio-api/change-sets'
import { entriesSchema, entrySchema } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'
import { setInDocument } from '@promenade/domain/studio/path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPublished } from '../documents/load-published.ts'
import { createPublishedContent } from '../documents/published-content.ts'
import { runPublications } from '../documents/run-publications.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'
import { createPreviewContents, listResponses } from './preview-contents.ts'

const hour = 3_600_000

/** Records of several kinds; some name each other. `secret` is an imported draft. */
const records = [
  ['store', 'net-works'],
  ['store', 'quiet-corner'],
  ['promotion', 'half-price-nets'],
  ['promotion', 'parking'],
  ['promotion', 'secret'],
  ['event', 'market'],
  ['news', 'new-roof'],
  ['job', 'net-mender'],
  ['category', 'retail'],
  ['homepage', 'homepage'],
] as const

/** Values that staff write; some cannot be published. A number is a day from now. */
const edits = [
  [['name', 'en'], 'Another name'],
  [['name', 'es'], 'Otro nombre'],
  [['description', 'en'], '<p>See <a href="/promotions/parking">parking</a>.</p>'],
  [['description', 'en'], '<p>See <a href="/promotions/nothing">nothing</a>.</p>'],
  [['start'], -1],
  [['end'], 1],
  [['show_from'], 1],
  [['store'], 'quiet-corner'],
  [['store'], 'nobody'],
  [['name'], undefined],
] as const

interface Deed {
  readonly record: number
  readonly what: 'save' | 'publish' | 'withdraw' | 'discard'
  readonly edit: number
  /** Hours from now; undefined: at once. */
  readonly at: number | undefined
}

const deed: fc.Arbitrary<Deed> = fc.record({
  record: fc.nat(records.length - 1),
  what: fc.constantFrom('save', 'save', 'publish', 'publish', 'withdraw', 'discard'),
  edit: fc.nat(edits.length - 1),
  at: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
})

const example = fc.record({
  deeds: fc.array(deed, { minLength: 1, maxLength: 6 }),
  drafts: fc.oneof(fc.constant('all' as const), fc.uniqueArray(fc.nat(records.length - 1))),
  hours: fc.integer({ min: 0, max: 30 }),
})

/** A plan for an imported record that is marked as a draft, and a later draft with the mark. */
const marked: Deed[] = [
  { record: 4, what: 'publish', edit: 1, at: 3 },
  { record: 4, what: 'save', edit: 0, at: undefined },
]

const runs = 20

function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * hour).toISOString().slice(0, 10)
}

describe('a preview', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ids: readonly number[] = []
  /** What staff edit: a fault of one example is none of the next. */
  let originals: readonly Document[] = []
  let now = friday

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    const { items } = entriesSchema.parse(await (await ada.get('/api/v1/entries')).json())
    ids = records.map(([kind, slug]) => items.find((row) => row.kind === kind && row.slug === slug)?.id ?? 0)
    originals = (await Promise.all(ids.map(read))).map(({ document }) => document)
  })

  const read = async (id: number) => entrySchema.parse(await (await ada.get(`/api/v1/entries/${id}`)).json())

  /** A deed that the platform refuses changes nothing. */
  async function act({ record, what, edit, at }: Deed): Promise<void> {
    const { id, version } = await read(ids[record] ?? 0)
    const [path, value] = edits[edit] ?? [[], undefined]
    const changed = setInDocument(
      originals[record] ?? {},
      [...path],
      typeof value === 'number' ? dayFrom(now, value) : value,
    )
    if (what === 'save') return void (await ada.save(id, version, changed))
    const planned = at === undefined ? {} : { at: new Date(now.getTime() + at * hour).toISOString() }
    const step = { entry: id, version, action: what, ...(what === 'discard' ? {} : planned) }
    await ada.tryChange([what === 'publish' ? { ...step, document: changed } : step])
  }

  /** Publishes drafts together, or else one by one; returns the revisions that visitors get. */
  async function publishDrafts(chosen: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const entries = (await Promise.all(chosen.map(read))).filter(({ draft }) => draft !== undefined)
    const steps = entries.map(({ id, version }) => ({ entry: id, version, action: 'publish' as const }))
    const published = new Map<number, number>()
    const publish = async (some: typeof steps) => {
      if (some.length === 0) return true
      const response = await ada.tryChange(some)
      if (response.status !== 201) return false
      for (const { entry } of changeSetResultSchema.parse(await response.json()).items)
        published.set(entry, (await read(entry)).published?.revision ?? 0)
      return true
    }
    if (!(await publish(steps))) for (const step of steps) await publish([step])
    return published
  }

  /** The plans until then run at their time; those of published drafts take the drafts along. */
  async function runUntil(end: Date, taken: ReadonlyMap<number, number>): Promise<void> {
    const { database } = platform.database()
    for (const [entry, revision] of taken)
      await database
        .updateTable('publication')
        .set({ revision_id: revision })
        .where('entry_id', '=', entry)
        .where('state', '=', 'waiting')
        .where('revision_id', 'is not', null)
        .execute()
    const plans = await database
      .selectFrom('publication')
      .select('at')
      .where('state', '=', 'waiting')
      .where('at', '<=', end)
      .orderBy('at')
      .execute()
    for (const { at } of plans) await runPublications(database, at)
  }

  it('is what visitors get at its moment once its drafts are published and its plans have run', async () => {
    const { database } = platform.database()
    const seen = { different: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(example, async ({ deeds, drafts, hours }) => {
        studio.setTime(now)
        // The session of the former example has ended by now.
        ada = await studio.logIn('Ada')
        for (const one of deeds) await act(one)
        const at = new Date(now.getTime() + hours * hour)
        const chosen = drafts === 'all' ? null : drafts.map((index) => ids[index] ?? 0)
        const contents = createPreviewContents(database, createPublishedContent(database))
        const choice = { propertyId: 1, drafts: chosen, draftsAt: now, at }
        const preview = await contents.find(choice, now)
        const before = listResponses(await loadPublished(database, 1), at)
        const all = await database.selectFrom('entry').select('id').orderBy('id').execute()
        const taken = await publishDrafts((chosen ?? all.map(({ id }) => id)).toSorted((a, b) => a - b))
        await runUntil(at, taken)
        const after = listResponses(await loadPublished(database, 1), at)
        expect(preview?.responses).toEqual(after)
        seen.different += JSON.stringify(before) === JSON.stringify(after) ? 0 : 1
        seen.refused += preview?.refused.length ?? 0
        now = new Date(at.getTime() + 1_000)
      }),
      {
        seed: 6,
        numRuns: runs,
        endOnFailure: true,
        examples: [[{ deeds: marked, drafts: 'all', hours: 5 }]],
      },
    )
    // The examples are worth their time.
    expect(seen.different).toBeGreaterThan(runs / 3)
    expect(seen.refused).toBeGreaterThan(0)
  })
})
