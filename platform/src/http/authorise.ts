import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Refuses a request without one of the keys. The time it takes says nothing about how much of a key was right. */
export function authorise(given: string | undefined, apiKeys: readonly string[]): void {
  if (given === undefined || given === '') throw new Refusal(401, 'The parameter api_key is missing.')
  const hash = digest(given)
  const matches = apiKeys.map((key) => timingSafeEqual(hash, digest(key)))
  if (!matches.includes(true)) throw new Refusal(401, 'The api_key is not valid.')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
