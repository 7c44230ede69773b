import { type EntryKind, entryKinds, singleKinds } from '@promenade/contract/kinds/kinds'
import { type ChangeItem, changeSetResultSchema } from '@promenade/contract/studio-api/change-sets'
import { entrySchema } from '@promenade/contract/studio-api/entries'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import { expect } from 'vitest'
import type { StaffBrowser } from '../../platform/src/testing/test-studio.ts'
import { fillDocument, plainText, readAt, writeAt } from './hostile-documents.ts'

/** Staff who write texts into every field, by the API of the studio. */
export interface TextWriter {
  /** Writes records of each kind as drafts, and publishes what the API takes of them. */
  writeRecords(numbers: readonly number[], textOf?: ChooseText): Promise<void>
  /** Writes the records of which the site shows one alone, and publishes them. */
  writeSingles(number: number, textOf?: ChooseText): Promise<void>
  /** How often a text was published, by field: `store description.en`. */
  readonly published: ReadonlyMap<string, number>
}

/** The text for a field of a record, both counted; default: one that every field takes. */
type ChooseText = (record: number, field: number) => string

/** Kinds of which the site shows one record, with the slugs of those of the sample content. */
const shownAlone = new Map<EntryKind, string>([
  ...[...singleKinds].map((kind): [EntryKind, string] => [kind, kind]),
  ['banner', 'home-banner'],
  ['popup', 'lanterns'],
])

interface WrittenEntry {
  readonly kind: EntryKind
  readonly entry: number
  readonly version: number
  document: Document
  /** The same record with texts that every field takes. */
  readonly plain: Document
}

export async function openTextWriter(staff: StaffBrowser): Promise<TextWriter> {
  const picture = readAt((await staff.entry('store', 'net-works')).document, ['logo', 'path'])
  const published = new Map<string, number>()

  function write(kind: EntryKind, number: number, textOf: ChooseText | undefined) {
    const plain = fillDocument(kind, plainText(kind, { number, picture }))
    let field = 0
    const document = textOf === undefined ? plain : fillDocument(kind, () => textOf(number, field++))
    return { kind, plain, document }
  }

  /** A draft keeps every text as it is. */
  async function create(kind: EntryKind, number: number, textOf?: ChooseText): Promise<WrittenEntry> {
    const written = write(kind, number, textOf)
    const body = { kind, slug: `${kind}-${number}`, document: written.document }
    const response = await staff.send('POST', '/api/v1/entries', body)
    expect(response.status, JSON.stringify(body)).toBe(201)
    const { id, version, document, faults } = entrySchema.parse(await response.json())
    expect(document).toEqual(written.document)
    const created = { ...written, entry: id, version }
    mend(created, faults)
    return created
  }

  async function publish(entries: readonly WrittenEntry[]): Promise<void> {
    const items = () =>
      entries.map(({ entry, version, document }): ChangeItem => ({
        entry,
        version,
        document,
        action: 'publish',
      }))
    // A fault may be seen once another one is mended.
    for (let round = 0; round < maxRounds; round += 1) {
      const faults = await findFaults(items())
      if (faults.length === 0) break
      for (const one of entries)
        mend(
          one,
          faults.filter(({ entry }) => entry === one.entry),
        )
    }
    await staff.change(...items())
    for (const { kind, document, plain } of entries) count(kind, document, plain)
  }

  async function findFaults(items: readonly ChangeItem[]): Promise<readonly EntryFault[]> {
    const response = await staff.tryChange(items, { isDryRun: true })
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(body).slice(0, 2_000))
    return changeSetResultSchema.parse(body).faults
  }

  /** Counts the texts that differ from the plain ones. */
  function count(kind: EntryKind, document: unknown, plain: unknown, path: readonly string[] = []): void {
    if (Array.isArray(document) && Array.isArray(plain)) return count(kind, document[0], plain[0], path)
    if (isGroup(document) && isGroup(plain)) {
      for (const key of Object.keys(document)) count(kind, document[key], plain[key], [...path, key])
      return
    }
    const name = `${kind} ${path.join('.')}`
    published.set(name, (published.get(name) ?? 0) + (document === plain ? 0 : 1))
  }

  return {
    published,
    async writeRecords(numbers, textOf) {
      const entries: WrittenEntry[] = []
      for (const kind of entryKinds.filter((one) => !shownAlone.has(one)))
        for (const number of numbers) entries.push(await create(kind, number, textOf))
      // Others name the stores.
      const [stores, others] = [entries.filter(isStore), entries.filter((entry) => !isStore(entry))]
      await publish(stores)
      for (let start = 0; start < others.length; start += maxItems)
        await publish(others.slice(start, start + maxItems))
    },
    async writeSingles(number, textOf) {
      const entries: WrittenEntry[] = []
      for (const [kind, slug] of shownAlone) {
        const { id, version } = await staff.entry(kind, slug)
        entries.push({ ...write(kind, number, textOf), entry: id, version })
      }
      await publish(entries)
    },
  }
}

const isStore = ({ kind }: WrittenEntry) => kind === 'store'

const maxRounds = 6

/** The maximum number of items of a change set. */
const maxItems = 1_000

/** Replaces the texts with faults by plain ones. */
function mend(entry: WrittenEntry, faults: readonly EntryFault[]): void {
  for (const { path } of faults) {
    const document = writeAt(entry.document, path, readAt(entry.plain, path))
    if (isGroup(document)) entry.document = document
  }
}
