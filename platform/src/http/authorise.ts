import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

export interface ApiKeys {
  /** Any one of them opens every property. */
  readonly apiKeys: readonly string[]
  /** Keys that open one property alone, by its id. */
  readonly propertyKeys?: ReadonlyMap<string, readonly string[]>
}

export function keysOf({ apiKeys, propertyKeys }: ApiKeys, propertyId: string): readonly string[] {
  return [...apiKeys, ...(propertyKeys?.get(propertyId) ?? [])]
}

/** Refuses a request without one of the keys. */
export function authorise(given: string | undefined, apiKeys: readonly string[]): void {
  if (given === undefined || given === '') throw new Refusal(401, 'The parameter api_key is missing.')
  if (!isOneOf(given, apiKeys)) throw new Refusal(401, 'The api_key is not valid.')
}

/** The time it takes says nothing about how much of a key was right. */
export function isOneOf(given: string, apiKeys: readonly string[]): boolean {
  const hash = digest(given)
  return apiKeys.map((key) => timingSafeEqual(hash, digest(key))).includes(true)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
