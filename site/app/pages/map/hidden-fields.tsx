import { mapSearch } from './map-query.ts'

/** What a form of the map leaves as it is. */
export function HiddenFields({ query }: { query: Parameters<typeof mapSearch>[0] }) {
  return [...new URLSearchParams(mapSearch(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
