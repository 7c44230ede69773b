interface Record {
  readonly id: string
  readonly untranslated: readonly string[]
}

/**
 * A platform may leave out what has no text in the language asked for (platform-api §2.20). Such records are taken
 * from the English list and marked; the order is the English one, with records of the language's own at the end.
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

/** The same for what is told apart by its name alone, which has no mark to carry. */
export function fillByName<T extends { readonly name: string }>(
  own: readonly T[] | undefined,
  english: readonly T[],
): readonly T[] {
  if (own === undefined || own.length === 0) return english
  const names = new Set(own.map(({ name }) => name))
  return own.length >= english.length ? own : [...own, ...english.filter(({ name }) => !names.has(name))]
}

/** Fields of the domain's records that hold words for a reader. */
const fieldsWithWords = [
  'name',
  'subtitle',
  'summary',
  'description',
  'body',
  'rules',
  'place',
  'heading',
  'callout',
  'caption',
  'freeFormHours',
  'sections',
  'subpages',
]

function markEnglish<T extends Record>(record: T): T {
  const present = new Set(Object.keys(record))
  return { ...record, untranslated: fieldsWithWords.filter((field) => present.has(field)) }
}
