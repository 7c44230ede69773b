/** Decodes an id as text from `7`, `"7"` or `" 7 "`. Undefined for anything else. */
export function readId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  if (typeof value !== 'string' || value.length > 200) return undefined
  const id = value.trim()
  return /^[\w.:@+-]+$/.test(id) && id !== 'null' ? id : undefined
}

/** Decodes a list of ids: numbers, texts or objects with an `id`. Drops duplicates and anything else. */
export function readIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  const ids = value.slice(0, 1000).map((item: unknown) => readId(idOf(item)))
  return [...new Set(ids.filter((id) => id !== undefined))]
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item
}
