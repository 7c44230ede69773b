/** Query keys in which links in mail carry their secret. */
const secretQueryKeys: readonly string[] = ['hash', 'token']

/** The query without its secrets. A secret lets its holder act for the visitor, so no link repeats it. */
export function withoutSecrets(search: string): string {
  const query = new URLSearchParams(search)
  if (!secretQueryKeys.some((key) => query.has(key))) return search
  for (const key of secretQueryKeys) query.delete(key)
  return query.size === 0 ? '' : `?${query}`
}
