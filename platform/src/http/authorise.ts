import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from '@promenade/process/problem'

export interface ApiKeys {
  /** Keys for all properties. */
  readonly apiKeys: readonly string[]
  /** Keys for one property, by its id. */
  readonly propertyKeys?: ReadonlyMap<string, readonly string[]>
}

export function keysOf({ apiKeys, propertyKeys }: ApiKeys, propertyId: string): readonly string[] {
  return [...apiKeys, ...(propertyKeys?.get(propertyId) ?? [])]
}

/** Refuses a request without one of the keys. */
export function authorise(key: string | undefined, apiKeys: readonly string[]): void {
  if (key === undefined || key === '') throw new Problem(401, 'The parameter api_key is missing.')
  if (!isOneOf(key, apiKeys)) throw new Problem(401, 'The api_key is not valid.')
}

/** Compares in constant time, so that the duration reveals nothing about a key. */
export function isOneOf(key: string, apiKeys: readonly string[]): boolean {
  const hash = digest(key)
  return apiKeys.map((key) => timingSafeEqual(hash, digest(key))).includes(true)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
