import { join } from 'node:path'
import { decodeMapSource } from '@promenade/contract/map/decode-map'
import { toUnitMap } from '@promenade/domain/map/store-units'
import { seededRandom } from '@promenade/domain/search/testing/records'
import { type MallFault, mallFaultSchema, outerCodes } from '@promenade/contract/studio-api/faults'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { picturesOf } from '../../documents/entry-pictures.ts'
import { readFolder } from '../../go-live/read-mall.ts'
import { generateMall, type TestMall, type TestRecord } from '../../testing/generated-mall.ts'
import type { Planted } from '../../testing/plant-fault.ts'
import { goneFromLibrary, plants } from '../../testing/planted-faults.ts'
import { judgeMall } from './judge-mall.ts'

const demoFolder = join(import.meta.dirname, '..', '..', '..', '..', 'demo')
const generated = 8
const ofDemo = 3

describe('planted faults', () => {
  let demo: TestMall
  beforeAll(async () => {
    demo = await readDemo()
  })

  it('are found, and hardly anything else', () => {
    const malls = [
      ...Array.from({ length: generated }, (_, seed) => generateMall(seed + 1)),
      ...Array.from({ length: ofDemo }, () => structuredClone(demo)),
    ]
    const rounds = malls.map((mall, seed) => plantAll(mall, seed))
    const all = rounds.flatMap(({ planted }) => planted)
    const missed = rounds.flatMap((round) => round.missed)
    const strange = rounds.flatMap((round) => round.strange)
    const outer = new Set<string>(outerCodes)
    const codes = mallFaultSchema.shape.code.options.filter((code) => !outer.has(code))
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set(codes))
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect({ missed, strange }).toEqual({ missed: [], strange: [] })
  })

  it('are none in the demo mall as it is shipped, but for what it shows on purpose', () => {
    const found = judge(demo)
    expect(found.filter(({ severity }) => severity === 'fault')).toEqual([])
    // What it shows on purpose: offers and events that are over, and ten units to let.
    const hints = found.filter(({ code }) => code !== 'ended').map(({ code }) => code)
    expect(hints).toEqual(Array.from({ length: 10 }, () => 'unit-free'))
  })

  it('are one fault, which a press mends, where the home page names a store that left the site', () => {
    const mall = structuredClone(demo)
    const home = mall.entries.find(({ kind }) => kind === 'homepage')
    const [slug] = z.array(z.string()).parse(home?.document['featured_stores'])
    const entries = mall.entries.map((one) => (one.slug === slug ? { ...one, isPublished: false } : one))
    const found = judge({ ...mall, entries }).filter(({ entry }) => entry === home?.entryId)
    expect(found).toMatchObject([
      { code: 'feature-gone', severity: 'fault', fix: { action: 'set', path: ['featured_stores'] } },
    ])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are none in the generated mall %i', (seed) => {
    expect(judge(generateMall(seed)).map(describeFault)).toEqual([])
  })
})

function judge(mall: TestMall): readonly MallFault[] {
  const paths = mall.entries
    .flatMap(({ kind, document }) => picturesOf(kind, document))
    .filter((path) => path !== goneFromLibrary)
  const picture = { sha256: '', name: '', contentType: 'image/png', width: 1_200, height: 800 }
  return judgeMall({ ...mall, pictures: new Map(paths.map((path) => [path, picture])) })
}

/** Plants one fault of every kind, each in a record of its own, and judges the mall once. */
function plantAll(mall: TestMall, seed: number) {
  const before = new Set(judge(mall).map(describeFault))
  const random = seededRandom(seed)
  const taken = new Set<TestRecord>()
  const pick = (records: readonly TestRecord[]) => {
    const free = records.filter((record) => !taken.has(record))
    const chosen = free[Math.floor(random() * free.length)]
    if (chosen !== undefined && chosen.kind !== 'special-day') taken.add(chosen)
    return chosen
  }
  const planted = Object.values(plants).flatMap((plant) => plant(mall, pick) ?? [])
  const found = judge(mall).filter((fault) => !before.has(describeFault(fault)))
  const isAbout = ({ entry, code, also }: Planted, fault: MallFault) =>
    (fault.entry === entry && fault.code === code) || also.includes(`${fault.entry} ${fault.code}`)
  const missed = planted.filter(
    ({ entry, code }) => !found.some((fault) => fault.entry === entry && fault.code === code),
  )
  const strange = found.filter((fault) => !planted.some((one) => isAbout(one, fault)))
  return { planted, missed, strange: strange.map(describeFault) }
}

function describeFault({ entry, code, path, message }: MallFault): string {
  return `${entry} ${code} ${path.join('.')}: ${message}`
}

async function readDemo(): Promise<TestMall> {
  const now = new Date('2026-11-25T14:30:00.000Z')
  const { documents, map } = await readFolder(demoFolder, now)
  const files = new Map(map?.files.map(({ name, content }) => [name, JSON.parse(content)]))
  const decoded = decodeMapSource({ format: 'imdf', files }).map
  if (decoded === undefined) throw new Error('The demo mall has a map.')
  const entries = documents.map(({ kind, slug, document }, index) => ({
    entryId: index + 1,
    kind,
    slug,
    document,
    formerSlugs: [],
    publicId: index + 1,
    isPublished: true,
    plans: [],
  }))
  return { entries, map: toUnitMap(decoded), now, timeZone: 'America/Halifax' }
}
