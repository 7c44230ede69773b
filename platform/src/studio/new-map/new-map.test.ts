import { randomUUID } from 'node:crypto'
import { archive, box, feature, smallMall } from '@promenade/contract/map/imdf/testing/archive'
import { changeSetsSchema } from '@promenade/contract/studio-api/change-sets'
import { auditSchema } from '@promenade/contract/studio-api/audit'
import { entrySchema } from '@promenade/contract/studio-api/entries'
import { type MapReport, newMapSchema } from '@promenade/contract/studio-api/new-map'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapFiles, mapFilesWith, shopWithoutDoor } from '../../testing/sample-map.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

type Feature = ReturnType<typeof feature>

describe('a new map', () => {
  const platform = usePlatform(mapFiles)
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  const send = (zip: Uint8Array<ArrayBuffer>, query: Readonly<Record<string, string>>, by = ada) =>
    sendMap(by, zip, query)
  const compare = (zip: Uint8Array<ArrayBuffer>) => compareMap(ada, zip)
  const takeOver = async (zip: Uint8Array<ArrayBuffer>): Promise<number> => {
    const { replaces } = await compare(zip)
    const response = await send(zip, { replaces })
    expect(response.status).toBe(201)
    return newMapSchema.parse(await response.json()).id ?? 0
  }
  const publicMap = async () => (await platform.get('/map')).text()
  const errorOf = async (response: Response) => [response.status, JSON.stringify(await response.json())]

  it('is compared with the present one, and changes nothing meanwhile', async () => {
    const before = await publicMap()
    const report = await compare(
      zipOf([
        ...moved(smallMall(), 'shop', box(24, 10, 6, 10)),
        feature('unit', 'new', box(32, 10, 5, 10), unitOnTwo('Unit 202')),
        feature('unit', 'lift-three', box(36, 0, 3, 3), unitOnTwo('Lift C')),
      ]),
    )
    expect(report).toMatchObject({
      isSame: false,
      faults: { count: 0 },
      levels: { added: { count: 0 }, gone: { count: 0 }, renamed: { count: 0 } },
      units: {
        added: { count: 2, items: [{ en: 'Unit 202' }, { en: 'Lift C' }] },
        gone: { count: 0 },
        moved: { count: 1, items: [{ name: { en: 'Unit 201' }, metres: 2 }] },
      },
      free: { items: ['202'] },
    })
    expect(report.plan.levels[0]?.units.map(({ number }) => number)).toEqual(['201', '202'])
    expect(await publicMap()).toBe(before)
  })

  it('tells who loses a unit, what nobody can reach, and what forbids it', async () => {
    const { id, version, document } = await ada.entry('store', 'net-works')
    const placed = await ada.change({
      entry: id,
      version,
      action: 'publish',
      document: { ...document, unit: '201' },
    })
    const without = smallMall().filter(({ id: name }) => !['shop', 'anchor', 'store'].includes(name))
    const lost = await compare(zipOf([...without, ...shopWithoutDoor('vault')]))
    expect(lost.stores.lost.items.map(({ entry }) => entry)).toEqual([id])
    expect(lost.units.gone.items).toEqual([{ en: 'Unit 201' }])
    expect(lost.unreachable.items).toEqual([{ en: 'The Vault' }])
    await ada.undo(placed.id)
    const stray = feature('unit', 'lost', null, { category: 'room', level_id: 'nine' })
    const faulty = zipOf([...smallMall(), stray])
    const { faults } = await compare(faulty)
    expect(faults.items).toEqual([
      'map/harbour.zip/unit.geojson lost: is on no level of the archive; left out',
    ])
    expect(await send(faulty, { replaces: lost.replaces })).toMatchObject({ status: 422 })
  })

  it('tells of places that a split of the ways cuts off', async () => {
    const connections = ['up', 'lift', 'lift-one', 'lift-two', 'escalator-one', 'escalator-two']
    const split = smallMall().filter(({ id }) => !connections.includes(id))
    const cafe = [
      feature('unit', 'cafe', box(20, 10, 10, 10), { category: 'retail', level_id: 'one' }),
      feature('opening', 'cafe-door', smallMall().find(({ id }) => id === 'shop-door')?.geometry, {
        category: 'pedestrian',
        level_id: 'one',
      }),
      feature(
        'anchor',
        'in-cafe',
        { type: 'Point', coordinates: [-63 + 25 / 80_400, 44 + 15 / 111_100] },
        {
          unit_id: 'cafe',
        },
      ),
      feature('occupant', 'soup', null, { name: { en: 'Soup' }, category: 'retail', anchor_id: 'in-cafe' }),
    ]
    expect((await compare(zipOf([...smallMall(), ...cafe]))).unreachable.count).toBe(0)
    expect((await compare(zipOf([...split, ...cafe]))).unreachable.count).toBe(1)
  })

  it('is seen by visitors when it is taken over; an undo brings the earlier one back byte by byte', async () => {
    const before = await publicMap()
    const set = await takeOver(zipOf(moved(smallMall(), 'shop', box(24, 10, 6, 10))))
    const after = await publicMap()
    expect(after).not.toBe(before)
    expect(await ada.lastSet()).toMatchObject({ id: set, subject: { isMap: true }, canUndo: true, count: 0 })
    const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
    expect(items[0]).toMatchObject({ action: 'map.replace' })
    expect((await ada.undo(set)).status).toBe(201)
    expect(await publicMap()).toBe(before)
    expect((await ada.undo(set)).status).toBe(409)
    const undo = await ada.lastSet()
    expect(undo).toMatchObject({ undoes: set, canUndo: true })
    expect((await ada.undo(undo.id)).status).toBe(201)
    expect(await publicMap()).toBe(after)
    await ada.undo((await ada.lastSet()).id)
  })

  it('does not take the place of one that nobody has compared it with', async () => {
    const zip = zipOf(moved(smallMall(), 'shop', box(25, 10, 5, 10)))
    const { replaces } = await compare(zip)
    const first = await takeOver(zipOf(moved(smallMall(), 'shop', box(26, 10, 4, 10))))
    expect((await send(zip, { replaces })).status).toBe(409)
    const second = await takeOver(zip)
    expect((await ada.undo(first)).status).toBe(409)
    expect((await compare(zip)).isSame).toBe(true)
    await ada.undo(second)
    expect((await ada.undo(first)).status).toBe(201)
  })

  it('keeps three former maps for undos', async () => {
    const sets: number[] = []
    for (const width of [3, 4, 5, 6])
      sets.push(await takeOver(zipOf(moved(smallMall(), 'shop', box(20, 10, width, 9)))))
    const statuses: number[] = []
    for (const set of sets.toReversed()) statuses.push((await ada.undo(set)).status)
    expect(statuses).toEqual([201, 201, 201, 409])
  })

  it('comes from staff who may publish', async () => {
    const ana = await studio.logIn('Ana', 'author')
    const zip = zipOf(moved(smallMall(), 'shop', box(21, 10, 5, 10)))
    expect((await send(zip, { dry_run: '1' }, ana)).status).toBe(200)
    expect((await send(zip, { replaces: (await compare(zip)).replaces }, ana)).status).toBe(403)
    const set = await takeOver(zip)
    expect((await ana.undo(set)).status).toBe(403)
    const { items } = changeSetsSchema.parse(await (await ana.get('/api/v1/change-sets')).json())
    expect(items[0]).toMatchObject({ id: set, canUndo: false })
  })

  it.each([
    ['no zip', new Uint8Array([1, 2, 3]), 415, 'A map is an IMDF archive'],
    ['another zip', zipSync({ 'letter.txt': strToU8('Dear') }), 200, 'there is no map'],
    ['a map without units', zipOf(smallMall().filter(isNoUnit)), 200, 'has no unit'],
    ['a zip that unpacks to too much', bomb(), 200, 'unpacks to more than 200 MB'],
    ['a zip that hides what it unpacks to', lyingBomb(), 200, 'unpacks to more than 200 MB'],
    ['a zip of many files', zipSync(manyFiles(201)), 200, 'has more than 200 map files'],
    ['a zip with broken text', zipSync({ 'unit.geojson': strToU8('{') }), 200, 'is not JSON'],
  ] as const)('says what is wrong with %s', async (_, zip, status, message) => {
    const [got, text] = await errorOf(await send(new Uint8Array(zip), { dry_run: '1' }))
    expect(got).toBe(status)
    expect(text).toContain(message)
    expect(studio.errors).toEqual([])
  })
})

describe('a closed corridor that another map lacks', () => {
  const lane = feature('unit', 'lane', box(0, 20, 40, 4), {
    category: 'walkway',
    level_id: 'one',
    name: { en: 'Lane' },
  })
  const studio = useStudio(usePlatform(mapFilesWith(lane)))

  it('is told before the map is taken over', async () => {
    const ada = await studio.logIn('Ada')
    const location = { slug: 'lane', name: { en: 'Lane' }, closed: true }
    const document = { name: { en: 'Corridors' }, locations: [location] }
    const created = await ada.send('POST', '/api/v1/entries', { kind: 'point-of-interest', document })
    const { id } = entrySchema.parse(await created.json())
    const closuresOf = async (...more: readonly Feature[]) =>
      (await compareMap(ada, zipOf([...smallMall(), ...more]))).closures.items
    expect(await closuresOf()).toEqual([{ entry: id, title: { en: 'Lane' } }])
    expect(await closuresOf(lane)).toEqual([])
  })
})

function sendMap(
  by: StaffBrowser,
  body: Uint8Array<ArrayBuffer>,
  query: Readonly<Record<string, string>>,
): Promise<Response> {
  return by.fetch(`/api/v1/imports/map?${new URLSearchParams(query)}`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/zip',
      'X-File-Name': 'harbour.zip',
      'Idempotency-Key': randomUUID(),
      Origin: 'http://studio.test',
      'Sec-Fetch-Site': 'same-origin',
    },
  })
}

async function compareMap(by: StaffBrowser, zip: Uint8Array<ArrayBuffer>): Promise<MapReport> {
  const response = await sendMap(by, zip, { dry_run: '1' })
  const { report } = newMapSchema.parse(await response.json())
  if (report === undefined) throw new Error('The dry run tells nothing.')
  return report
}

function zipOf(features: readonly Feature[]): Uint8Array<ArrayBuffer> {
  const files = [...archive(features)].map(([name, value]) => [name, strToU8(JSON.stringify(value))] as const)
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}

function moved(features: readonly Feature[], id: string, geometry: object): readonly Feature[] {
  return features.map((one) => (one.id === id ? { ...one, geometry } : one))
}

function unitOnTwo(name: string) {
  return { category: 'retail', level_id: 'two', name: { en: name } }
}

function isNoUnit({ feature_type: type }: Feature): boolean {
  return type !== 'unit'
}

function bomb(): Uint8Array {
  return zipSync({ 'unit.geojson': new Uint8Array(201 * 1_024 * 1_024) }, { level: 1 })
}

/** Its directory says that each of many files unpacks to nothing, and gives all of them the bytes of the first. */
function lyingBomb(): Uint8Array {
  const size = 2_000_000
  const zip = zipSync({ 'first.json': new Uint8Array(size), ...manyFiles(150) }, { level: 0 })
  const view = new DataView(zip.buffer, zip.byteOffset)
  for (let at = size; at < zip.length - 46; at++)
    if (view.getUint32(at, true) === 0x02_01_4b_50) {
      view.setUint32(at + 20, size, true)
      view.setUint32(at + 24, 0, true)
      view.setUint32(at + 42, 0, true)
    }
  return zip
}

function manyFiles(length: number) {
  return Object.fromEntries(Array.from({ length }, (_, index) => [`${index}.json`, strToU8('{}')]))
}
