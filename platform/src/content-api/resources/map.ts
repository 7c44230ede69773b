import { recordsOf } from '../read-kind.ts'
import type { MapJson } from '@promenade/contract/public-api/map'
import type { ContentRequest } from '../content-request.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'

/** Finds the map of the centre. A map may name a store by a slug that it had before. */
export function findMap({ documents }: ContentRequest): MapJson | undefined {
  const { map } = documents
  if (map === undefined) return undefined
  const renamed = findRenamedStores(documents)
  const storeKey = storeKeys[map.format]
  return {
    format: map.format,
    files: Object.fromEntries([...map.files].map(([name, text]) => [name, parse(text, storeKey, renamed)])),
  }
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
