import { createProjection } from '@promenade/contract/map/geometry'
import { findCutOff } from '@promenade/contract/map/reachability'
import { type DescribedStore, describePlan } from '@promenade/contract/studio-api/plan'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { type MapReport, maxListed } from '@promenade/contract/studio-api/new-map'
import { emptyMap, type MallMap } from '@promenade/domain/map/mall-map'
import { listPassages } from '@promenade/domain/map/passages'
import { slugOf } from '@promenade/domain/map/place-slugs'
import { toUnitMap } from '@promenade/domain/map/store-units'
import { type ComparedMap, compareMaps } from '@promenade/domain/studio/compare-maps'
import type { Document } from '@promenade/domain/studio/document'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { type ContentIssue, formatIssue } from '../../checks/content-issue.ts'
import { type MapFiles, mapKeyOf, noMap } from '../../documents/stored-map.ts'
import { readMap } from '../../documents/read-map.ts'
import type { StoredMap } from '../../documents/published-documents.ts'
import { checkMapFiles } from '../../import/check-map.ts'

/** An archive to be compared with the map that is there. */
export interface ArchiveTask {
  readonly name: string
  readonly bytes: Uint8Array
  /** The map that is there. */
  readonly present: StoredMap | undefined
  readonly stores: readonly DescribedStore[]
  readonly closures: readonly ClosedPlace[]
}

/** A place that is out of order, by the name with which the map names it. */
export interface ClosedPlace {
  readonly slug: string
  readonly entry: number
  readonly document: Document
}

/** A map that can be taken over if its report has no faults, with what it changes. */
export interface ComparedArchive {
  readonly report: MapReport
  readonly files: MapFiles
}

/** Checks an archive as the import does, and compares its map with the present one. Takes seconds for a large mall. */
export function compareArchive({ name, bytes, present, stores, closures }: ArchiveTask): ComparedArchive {
  const faults: ContentIssue[] = []
  const checked = checkMapFiles([{ name, bytes }], faults)
  const files: MapFiles =
    checked === undefined
      ? noMap
      : { format: checked.format, files: new Map(checked.files.map((file) => [file.name, file.content])) }
  const before = (present && readMap(present)) ?? nothing
  const after = checked?.map && { map: checked.map, units: toUnitMap(checked.map) }
  const replaces = present?.key ?? mapKeyOf(noMap)
  return {
    files,
    report: {
      replaces,
      isSame: checked !== undefined && mapKeyOf(files) === replaces,
      faults: listed(faults.map(formatIssue)),
      notes: listed((checked?.notes ?? []).map(formatIssue)),
      ...describeChanges(before, after ?? before, stores),
      ...describeReach((after ?? nothing).map),
      closures: listed(listLostClosures(before.map, (after ?? before).map, closures)),
      plan: describePlan(after, stores),
    },
  }
}

/** A mall without a map. */
const nothing: ComparedMap = { map: emptyMap, units: { units: [], occupants: [] } }

function describeChanges(before: ComparedMap, after: ComparedMap, stores: readonly DescribedStore[]) {
  const shift = createProjection(before.map.origin)(after.map.origin)
  const { levels, units, stores: moves, free, twice } = compareMaps(before, after, { stores, shift })
  const documents = new Map(stores.map(({ entry, document }) => [entry, document]))
  const store = (entry: number) => ({ entry, title: titleOf(documents.get(entry) ?? {}) })
  return {
    levels: {
      added: listed(levels.added),
      gone: listed(levels.gone),
      renamed: listed(levels.renamed),
    },
    units: {
      added: listed(units.added),
      gone: listed(units.gone),
      renamed: listed(units.renamed),
      moved: listed(units.moved),
    },
    stores: {
      lost: listed(moves.lost.map(store)),
      found: listed(moves.found.map(store)),
      moved: listed(moves.moved.map(({ entry, from, to }) => ({ ...store(entry), from, to }))),
    },
    free: listed(free),
    twice: listed(twice),
  }
}

/** The places that visitors cannot get to, by name. */
function describeReach(map: MallMap) {
  const { unreachable, withSteps } = findCutOff(map, createRouteFinder(map))
  const names = (occupants: typeof unreachable) =>
    listed(occupants.map(({ id, name }) => (Object.keys(name).length === 0 ? { en: id } : { ...name })))
  return { unreachable: names(unreachable), withSteps: names(withSteps) }
}

/** Closed places and passages that the present map has and the other one has not. */
function listLostClosures(before: MallMap, after: MallMap, closures: readonly ClosedPlace[]) {
  const [known, left] = [before, after].map(
    (map) =>
      new Set([
        ...map.amenities.flatMap(({ correlationId }) => slugOf(correlationId ?? '') || []),
        ...listPassages(map).map(({ slug }) => slug),
      ]),
  )
  return closures
    .filter(({ slug }) => known?.has(slugOf(slug)) === true && left?.has(slugOf(slug)) !== true)
    .map(({ entry, document }) => ({ entry, title: titleOf(document) }))
}

function listed<Item>(all: readonly Item[]): { count: number; items: Item[] } {
  return { count: all.length, items: all.slice(0, maxListed) }
}
