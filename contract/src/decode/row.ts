/** One JSON object of an answer. Only its own fields are ever read, so `constructor` and the like mean nothing. */
export type Row = Readonly<Record<string, unknown>>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an own field, undefined without one. */
export function ownValue(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

/** The first of the named fields that says something: null, blank text and the text `null` say nothing. */
export function firstValue(row: Row, ...names: readonly string[]): unknown {
  return names.map((name) => ownValue(row, name)).find((value) => !isAbsent(value))
}

/** Null, blank text and the word `null` mean that there is nothing (platforms answer all three). */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'string' && /^\s*(?:null\s*)?$/.test(value)
}
