import type { MapWire } from '@promenade/contract/resources/map'
import type { ResourceRequest } from '../resource-request.ts'

/** Finds the map of the centre. */
export async function findMap(request: ResourceRequest): Promise<MapWire | undefined> {
  const { database, property } = request
  const rows = await database
    .selectFrom('map_file')
    .select(['name', 'format', 'content'])
    .where('property_id', '=', property.id)
    .orderBy('name')
    .execute()
  const [first] = rows
  if (first === undefined) return undefined
  const renamed = await findRenamedStores(request)
  return {
    format: first.format,
    files: Object.fromEntries(
      rows.map(({ name, format, content }) => [name, parse(content, storeKeys[format], renamed)]),
    ),
  }
}

/** The property by which a map names a store. */
const storeKeys = { imdf: 'correlation_id', openstreetmap: 'ref' } as const satisfies Readonly<
  Record<MapWire['format'], string>
>

/** Slugs by those that the stores had before: a map may name a store as it was when it was drawn. */
async function findRenamedStores({
  database,
  property,
}: ResourceRequest): Promise<ReadonlyMap<string, string>> {
  const stores = await database
    .selectFrom('entry')
    .select(['slug', 'former_slugs'])
    .where('property_id', '=', property.id)
    .where('kind', '=', 'store')
    .where('published_revision', 'is not', null)
    .execute()
  const current = new Set(stores.map(({ slug }) => slug))
  const former = stores.flatMap(({ slug, former_slugs }) => former_slugs.map((old) => [old, slug] as const))
  return new Map(former.filter(([old]) => !current.has(old)))
}

function parse(
  content: string,
  storeKey: string,
  renamed: ReadonlyMap<string, string>,
): MapWire['files'][string] {
  if (renamed.size === 0) return JSON.parse(content)
  return JSON.parse(content, (key, value) =>
    key === storeKey && typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  )
}
