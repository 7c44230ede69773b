import { mapSearch } from './map-query.ts'

/** Hidden inputs for the query keys that a form of the map does not change. */
export function HiddenFields({ query }: { query: Parameters<typeof mapSearch>[0] }) {
  return [...new URLSearchParams(mapSearch(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
