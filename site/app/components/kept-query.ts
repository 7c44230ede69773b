import { createContext, use } from 'react'

/** The query keys of the current address that its page does not read; empty on the server and during hydration. */
export const KeptQueryContext = createContext('')

/**
 * Adds the query keys that the page does not read, such as those of a campaign: a choice changes its own key only. The server
 * renders pages without them.
 */
export function useKeptQuery(): (to: string) => string {
  const kept = use(KeptQueryContext)
  return (to) => withKeptQuery(to, kept)
}

/** The path and query `to` with further keys. */
export function withKeptQuery(to: string, kept: string): string {
  if (kept === '') return to
  const [address = '', ...hash] = to.split(/(?=#)/)
  return `${address}${address.includes('?') ? '&' : '?'}${kept}${hash.join('')}`
}

/** The keys of an address that its page does not read. */
export function keptQuery(search: string, read: readonly string[]): string {
  const kept = new URLSearchParams(search)
  for (const key of read) kept.delete(key)
  return String(kept)
}
