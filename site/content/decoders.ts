import type { DecodeContext, Decoded } from '@promenade/contract/decode/decode-context'
import type { Resource } from '@promenade/contract/kinds/resource'
import { mapplic, type ResourceName, resources } from '@promenade/contract/public-api/resources'
import { decodeRedirects } from '@promenade/contract/public-api/site-map-data'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { StoredResponse } from './stored-response.ts'
import { cacheGuide } from './map-guide.ts'
import type { ReadMap } from './read-map.ts'

/** Decodes a stored response. Throws if it is not the resource. */
export type Decode<Value> = (response: StoredResponse, context: DecodeContext) => Decoded<Value>

/** Decoders by resource; `redirects` are a part of `siteMapData`. A stored response is decoded once per context. */
export const decoders = {
  ...memoizeAll(resources),
  map: decodeMapOnce,
  mapplic: memoize(mapplic.decode),
  redirects: memoize(decodeRedirects),
}

export type DecodedResource = keyof typeof decoders

type ValueOf<Name extends ResourceName> = ReturnType<(typeof resources)[Name]['decode']>['value']

/** The lists that a platform may lack, by what makes a record the same one in another language. */
export type ListBy<Field extends 'id' | 'name'> = {
  [Name in ResourceName]: (typeof resources)[Name] extends { readonly sameBy: Field } ? Name : never
}[ResourceName]

/** These lists, decoded. */
export type Lists = { readonly [Name in ListBy<'id' | 'name'>]: ValueOf<Name> }

export const listsById: readonly ListBy<'id'>[] = Object.keys(resources).filter(
  (name): name is ListBy<'id'> => sameBy(name) === 'id',
)

export const listsByName: readonly ListBy<'name'>[] = Object.keys(resources).filter(
  (name): name is ListBy<'name'> => sameBy(name) === 'name',
)

function sameBy(name: string): Resource['sameBy'] {
  const all: Readonly<Record<string, Resource>> = resources
  return all[name]?.sameBy
}

function memoizeAll<All extends Readonly<Record<string, Resource>>>(
  all: All,
): { readonly [Name in keyof All]: Decode<ReturnType<All[Name]['decode']>['value']> }
function memoizeAll(all: Readonly<Record<string, Resource>>): Readonly<Record<string, Decode<unknown>>> {
  return Object.fromEntries(Object.entries(all).map(([name, { decode }]) => [name, memoize(decode)]))
}

function memoize<T>(decode: (body: unknown, context: DecodeContext) => Decoded<T>): Decode<T> {
  const cache = new WeakMap<
    StoredResponse,
    { readonly context: DecodeContext; readonly decoded: Decoded<T> }
  >()
  return (response, context) => {
    const cached = cache.get(response)
    if (cached?.context === context) return cached.decoded
    const decoded = decode(response.body, context)
    cache.set(response, { context, decoded })
    return decoded
  }
}

/** A map needs no context: the same body gives the same object. */
function decodeMapOnce({ body }: StoredResponse): Decoded<MallMap> {
  const isKey = typeof body === 'object' && body !== null
  const decoded = (isKey ? decodedMaps.get(body) : undefined) ?? resources.map.decode(body)
  if (isKey) decodedMaps.set(body, decoded)
  return decoded
}

const decodedMaps = new WeakMap<object, Decoded<MallMap>>()

/** Caches the result of another thread. */
export function cacheMap(body: unknown, read: ReadMap): void {
  if (typeof body !== 'object' || body === null) return
  decodedMaps.set(body, read.decoded)
  cacheGuide(read)
}
