import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeMapSource } from '@promenade/contract/map/decode-map'
import { describePlan, type PlanJson } from '@promenade/contract/studio-api/plan'
import { toUnitMap } from '@promenade/domain/map/store-units'
import { textIn } from '@promenade/domain/studio/document'
import { current, type Entry, stateOf } from './fake-entries.ts'

const folder = join(import.meta.dirname, '..', '..', 'demo', 'content', 'map')

let known: ReturnType<typeof readDemoMap>

/** The map of the demo mall, read once. */
export function demoMap() {
  known ??= readDemoMap()
  return known
}

function readDemoMap() {
  const files = readdirSync(folder).map(
    (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))] as const,
  )
  const { map } = decodeMapSource({ format: 'imdf', files: new Map(files) })
  return map && { map, units: toUnitMap(map) }
}

/** `GET /plan`: the plan of the demo mall with the stores in memory. */
export function answerPlan(entries: ReadonlyMap<number, Entry>): PlanJson {
  const stores = [...entries.values()].filter(({ kind, isDeleted }) => kind === 'store' && !isDeleted)
  return describePlan(
    demoMap(),
    stores.map((entry) => {
      const { id, slug } = entry
      const document = current(entry)
      return {
        entry: id,
        publicId: id,
        slug,
        document,
        unit: textIn(document, 'unit'),
        state: stateOf(entry),
      }
    }),
  )
}
