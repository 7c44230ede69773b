// `node demo/map/make-archive.ts`: draws the demo mall's archive anew from plan.yaml and the content.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { relationships } from './connections.ts'
import { type Content, readContent } from './content.ts'
import { type Feature, feature, idOf } from './feature.ts'
import { drawLevel, type DrawnLevel } from './level.ts'
import { featuresOfLevel, footprintOf, middleOf, outlineOf, phoneOf } from './level-features.ts'
import { readPlan } from './plan.ts'
import { createSite, type Site } from './site.ts'

export const archiveFolder = join(import.meta.dirname, '..', 'content', 'map')

/** The files of the archive (IMDF 1.0.0) by name, each as text: the same plan and content give the same bytes. */
export function makeArchive(): Map<string, string> {
  const plan = readPlan()
  const content = readContent()
  const site = createSite(plan, content.property)
  const levels = plan.levels.map((level) => drawLevel(level, plan))
  checkStores(content, levels)
  const features = [
    ...venueFeatures(levels, content, site),
    ...levels.flatMap((level) => featuresOfLevel(level, content, site)),
    ...relationships(plan),
  ]
  const files = new Map([['manifest.json', `${JSON.stringify(manifest)}\n`]])
  for (const [type, list] of Map.groupBy(features, ({ feature_type }) => feature_type)) {
    files.set(`${type}.geojson`, collection(type, list))
  }
  return files
}

const manifest = {
  version: '1.0.0',
  created: '2026-11-01T00:00:00Z',
  generated_by: 'Promenade',
  language: 'en',
  extensions: null,
}

/** A feature a line, so that a change of the plan can be read in a comparison. */
function collection(name: string, features: readonly Feature[]): string {
  const lines = features.map((item) => JSON.stringify(item)).join(',\n')
  return `{"type":"FeatureCollection","name":"${name}","features":[\n${lines}\n]}\n`
}

function checkStores({ stores }: Content, levels: readonly DrawnLevel[]): void {
  const numbers = levels.flatMap(({ parts }) => parts.flatMap(({ number }) => number ?? []))
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  if (twice.length > 0) throw new Error(`The plan has these units twice: ${twice.join(', ')}.`)
  const missing = stores
    .filter(({ unit }) => !numbers.includes(unit))
    .map(({ slug, unit }) => `${slug} (${unit})`)
  if (missing.length > 0) throw new Error(`The plan lacks the units of ${missing.join(', ')}.`)
}

function venueFeatures(levels: readonly DrawnLevel[], { property }: Content, site: Site): Feature[] {
  const ground = levels.find(({ number }) => number === 1)
  if (ground === undefined) throw new Error('The plan has no level 1.')
  const name = { en: property.name, es: property.name }
  const place = { name, alt_name: null, restriction: null, display_point: middleOf(ground, site) }
  const address = idOf('address', 'merrow-quay')
  return [
    feature('address', 'merrow-quay', null, {
      address: property.address1,
      unit: null,
      locality: property.city,
      province: 'CA-NS',
      country: 'CA',
      postal_code: property.postal_code,
      postal_code_ext: null,
      postal_code_vanity: null,
    }),
    feature('venue', 'merrow-quay', outlineOf(ground, site), {
      ...place,
      category: 'shoppingcenter',
      hours: null,
      phone: phoneOf(property.phone),
      website: property.url,
      address_id: address,
    }),
    feature('building', 'merrow-quay', null, { ...place, category: 'unspecified', address_id: address }),
    feature('footprint', 'merrow-quay', footprintOf(ground, site), {
      category: 'ground',
      name,
      building_ids: [idOf('building', 'merrow-quay')],
    }),
  ]
}

if (import.meta.main) {
  rmSync(archiveFolder, { recursive: true, force: true })
  mkdirSync(archiveFolder, { recursive: true })
  for (const [name, text] of makeArchive()) writeFileSync(join(archiveFolder, name), text)
}
