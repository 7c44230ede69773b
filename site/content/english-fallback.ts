interface Record {
  readonly id: string
  readonly untranslated: readonly string[]
}

/**
 * A platform may omit records without a translation. They are filled in from the English list and
 * marked, in its order; records only in the other language come last.
 */
export function fillFromEnglish<T extends Record>(
  own: readonly T[] | undefined,
  english: readonly T[],
): readonly T[] {
  if (own === undefined) return english.map(markEnglish)
  const byId = new Map(own.map((record) => [record.id, record]))
  const filled = english.map((record) => byId.get(record.id) ?? markEnglish(record))
  const englishIds = new Set(english.map(({ id }) => id))
  return [...filled, ...own.filter(({ id }) => !englishIds.has(id))]
}

/** Fills a list of items that are identified by name and carry no mark of their language. */
export function fillByName<T extends { readonly name: string }>(
  own: readonly T[] | undefined,
  english: readonly T[],
): readonly T[] {
  if (own === undefined || own.length === 0) return english
  const names = new Set(own.map(({ name }) => name))
  return own.length >= english.length ? own : [...own, ...english.filter(({ name }) => !names.has(name))]
}

/** All its texts are English, whichever fields have one. */
function markEnglish<T extends Record>(record: T): T {
  return { ...record, untranslated: Object.keys(record) }
}
