import type { Document, Path } from '@promenade/domain/studio/document'
import { entryDates } from '@promenade/domain/studio/entry-state'
import { getAt, setInDocument } from '@promenade/domain/studio/path'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { MallFault } from '@promenade/contract/studio-api/faults'
import type { TestMall, TestRecord } from './generated-mall.ts'

/** Where a planted fault must be found, and where it may be found too. */
export interface Planted {
  readonly code: MallFault['code']
  readonly entry: number | undefined
  /** What else is wrong then, as entry and code. */
  readonly also: readonly string[]
}

/** Plants a fault of a kind in a mall; undefined where the mall has no room for it. */
export type Plant = (mall: TestMall, pick: Pick) => Planted | undefined

/** One of a list, another one for each seed; no record is given twice. */
type Pick = (records: readonly TestRecord[]) => TestRecord | undefined

/** Records that visitors see now. */
export function ofKind(mall: TestMall, ...kinds: readonly EntryKind[]): readonly TestRecord[] {
  return mall.entries.filter(({ kind, isPublished, document }) => {
    const { overFrom = Infinity } = entryDates(document, mall.timeZone)
    const isSeen = isPublished && document['draft'] !== true && overFrom > mall.now.getTime()
    const isComing = Array.isArray(document['flags']) && document['flags'].includes('coming')
    return kinds.includes(kind) && isSeen && !isComing
  })
}

/** Stores with the centre's hours. */
export function plainStores(mall: TestMall): readonly TestRecord[] {
  return ofKind(mall, 'store').filter(
    ({ document }) => document['hours'] === undefined && document['free_form_hours'] === undefined,
  )
}

/** Events of the centre that are held once. */
export function single(mall: TestMall): readonly TestRecord[] {
  return ofKind(mall, 'event').filter(
    ({ document }) =>
      document['repeats'] === undefined &&
      document['end'] === undefined &&
      document['store'] === undefined &&
      document['show_times'] === true,
  )
}

export function planted(
  code: MallFault['code'],
  { entryId }: TestRecord,
  ...also: readonly MallFault['code'][]
): Planted {
  return { code, entry: entryId, also: also.map((other) => `${entryId} ${other}`) }
}

export function withConsequences(
  set: Planted | undefined,
  code: MallFault['code'],
  records: readonly TestRecord[],
): Planted | undefined {
  return set && { ...set, also: [...set.also, ...records.map(({ entryId }) => `${entryId} ${code}`)] }
}

export function setField(
  record: TestRecord | undefined,
  code: MallFault['code'],
  path: Path,
  change: (value: unknown, document: Document) => unknown,
  ...also: readonly MallFault['code'][]
): Planted | undefined {
  if (record === undefined) return undefined
  record.document = setInDocument(
    record.document,
    path,
    change(getAt(record.document, path), record.document),
  )
  return planted(code, record, ...also)
}

export function addRecord(mall: TestMall, like: TestRecord, suffix: string, document: Document): TestRecord {
  const entryId = Math.max(...mall.entries.map((entry) => entry.entryId)) + 1
  const record = { ...like, entryId, slug: `${like.slug}-${suffix}`, document, plans: [] }
  mall.entries.push(record)
  return record
}

export function addPlan(
  record: TestRecord | undefined,
  code: MallFault['code'],
  plan: { readonly action: 'publish' | 'withdraw'; readonly at: number },
  times = 1,
): Planted | undefined {
  if (record === undefined) return undefined
  record.plans = Array.from({ length: times }, (_, index) => ({
    ...plan,
    id: index + 1,
    at: plan.at + index * 3_600_000,
  }))
  return planted(code, record)
}

export function changeOccupant(
  mall: TestMall,
  store: TestRecord | undefined,
  code: MallFault['code'],
  changed: Partial<TestMall['map']['occupants'][number]>,
): Planted | undefined {
  if (store === undefined) return undefined
  const occupants = mall.map.occupants.map((one) =>
    one.correlationId === store.slug ? { ...one, ...changed } : one,
  )
  mall.map = { ...mall.map, occupants }
  return planted(code, store)
}
