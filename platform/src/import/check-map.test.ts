import { feature } from '@promenade/contract/map/imdf/testing/archive'
import { describe, expect, it } from 'vitest'
import { mapFiles, mapFilesWith, openStreetMapFiles, shopWithoutDoor } from '../testing/sample-map.ts'
import { type ContentIssue, formatIssue } from '../checks/content-issue.ts'
import { checkMap } from './check-map.ts'

const stores = ['kiosko']

describe('the map of a content folder', () => {
  it('may be missing', () => {
    expect(check({})).toEqual({ content: undefined, faults: [] })
  })

  it('has no warnings if directory and map have the same stores', () => {
    const { content, faults } = check(mapFiles)
    expect(faults).toEqual([])
    expect(content).toMatchObject({ format: 'imdf', warnings: [] })
    expect(content?.files).toHaveLength(Object.keys(mapFiles).length)
  })

  it('has a warning for each store that is only in the directory or only on the map', () => {
    expect(check(mapFiles, ['net-works']).content?.warnings.map(formatIssue)).toEqual([
      'stores/net-works.yaml is not on the map: no room has its unit, and no occupant has it as correlation_id',
      'map/occupant.geojson store: names "kiosko", which is not a store of the content',
    ])
  })

  it('has a store in the room of its unit', () => {
    expect(check(mapFiles, ['kiosko', 'in-201']).content?.warnings).toEqual([])
  })

  it('has a warning for a feature that is interpreted differently', () => {
    const files = { ...mapFiles, 'map/manifest.json': '{"version":"1.0.0.beta.2"}' }
    expect(check(files).content?.warnings.map(formatIssue)).toEqual([
      'map/manifest.json says version 1.0.0.beta.2; read as 1.0.0',
    ])
  })

  it('has a warning for each place without a way to it, and says first how many', () => {
    const { content } = check(mapFilesWith(...shopWithoutDoor('vault')), ['kiosko', 'vault'])
    expect(content?.warnings.map(formatIssue)).toEqual([
      'map/occupant.geojson 1 of 2 places cannot be reached: the map shows them, and no route leads there',
      'map/occupant.geojson vault: (The Vault) cannot be reached: it has no door to a walkway',
    ])
  })

  it('has a fault for a feature that would be left out', () => {
    const lost = feature('unit', 'lost', null, { category: 'room', level_id: 'nine' })
    expect(check(mapFilesWith(lost)).faults).toEqual([
      'map/unit.geojson lost: is on no level of the archive; left out',
    ])
  })

  it('has the name of its own file in messages if it is from OpenStreetMap', () => {
    const { content, faults } = check(openStreetMapFiles)
    expect([content?.format, faults]).toEqual(['openstreetmap', []])
    expect(content?.warnings.map(formatIssue)).toContain(
      'map/little-harbour.geojson way-2@0/occupant: names "net-works", which is not a store of the content',
    )
  })

  it.each([
    [{ 'map/mall.zip': 'no zip' }, 'map cannot be read: mall.zip is not a readable zip file.'],
    [
      { ...mapFiles, 'map/mall.zip': 'too' },
      'map cannot be read: mall.zip is beside other map files: keep only one map.',
    ],
    [{ ...mapFiles, 'map/unit.geojson': '{' }, /^map cannot be read: unit\.geojson is not JSON/],
    [{ 'map/mall.geojson': '[]' }, 'map/mall.geojson is not a FeatureCollection'],
    [{ ...mapFiles, 'map/level.geojson': `"${'x'.repeat(16_000_001)}"` }, /^map is larger than 16 MB/],
  ])('has a fault with one sentence if it is unreadable', (files, sentence) => {
    expect(check(files).faults[0]).toMatch(sentence)
  })
})

function check(files: Readonly<Record<string, string>>, known: readonly string[] = stores) {
  const faults: ContentIssue[] = []
  const mapped = Object.entries(files).map(([path, text]) => ({
    name: path.replace('map/', ''),
    bytes: new TextEncoder().encode(text),
  }))
  const content = checkMap(
    mapped,
    known.map((slug) => ({ slug, publicId: 0, unit: slug === 'in-201' ? '201' : undefined })),
    faults,
  )
  return { content, faults: faults.map(formatIssue) }
}
