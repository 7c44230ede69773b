import type { MapJson } from '@promenade/contract/public-api/map'
import { listPlaced } from '@promenade/domain/map/store-units'
import type { PublishedDocuments } from '../../documents/published-documents.ts'
import { readMap } from '../../documents/read-map.ts'
import type { ContentRequest } from '../content-request.ts'
import { isShownYet } from '../owner.ts'
import { recordsOf } from '../read-kind.ts'

/** Finds the map of the centre. A map may name a store by a slug that it had before. */
export function findMap(request: ContentRequest): MapJson | undefined {
  const { map } = request.documents
  if (map === undefined) return undefined
  const renamed = findRenamedStores(request.documents)
  const storeKey = storeKeys[map.format]
  const stores = listPlacedStores(request)
  return {
    format: map.format,
    files: Object.fromEntries([...map.files].map(([name, text]) => [name, parse(text, storeKey, renamed)])),
    ...(stores.length > 0 && { stores }),
  }
}

/** The stores whose record names another unit than the map has them in. */
function listPlacedStores(request: ContentRequest): NonNullable<MapJson['stores']> {
  const { documents } = request
  const read = documents.map && readMap(documents.map)
  if (read === undefined) return []
  const stores = recordsOf
    .store(documents)
    .filter(({ value }) => isShownYet(value, request))
    .map(({ slug, formerSlugs, publicId, value: { unit, name } }) => ({
      slug,
      formerSlugs,
      publicId,
      unit,
      name: Object.fromEntries(Object.entries(name).filter(([, text]) => text !== undefined)),
    }))
  return listPlaced(read.units, stores).map(({ slug, name, unitId, replaces }) => ({
    slug,
    name,
    unit_id: unitId,
    replaces: [...replaces],
  }))
}

/** The property by which a map names a store. */
const storeKeys = { imdf: 'correlation_id', openstreetmap: 'ref' } as const satisfies Readonly<
  Record<MapJson['format'], string>
>

/** Slugs by those that the stores had before. */
function findRenamedStores(documents: PublishedDocuments): ReadonlyMap<string, string> {
  const all = recordsOf.store(documents)
  const current = new Set(all.map(({ slug }) => slug))
  const former = all.flatMap(({ slug, formerSlugs }) => formerSlugs.map((old) => [old, slug] as const))
  return new Map(former.filter(([old]) => !current.has(old)))
}

function parse(
  text: string,
  storeKey: string,
  renamed: ReadonlyMap<string, string>,
): MapJson['files'][string] {
  if (renamed.size === 0) return JSON.parse(text)
  return JSON.parse(text, (key, value) =>
    key === storeKey && typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  )
}
