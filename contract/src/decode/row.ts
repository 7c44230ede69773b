/** A JSON object of a response. Read it with `ownValue`, so that inherited names such as `constructor` are absent. */
export type Row = Readonly<Record<string, unknown>>

/** True for a JSON object. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an own field, undefined without one. */
export function ownValue(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

/** The first of the named fields that is not absent. */
export function firstValue(row: Row, ...names: readonly string[]): unknown {
  return names.map((name) => ownValue(row, name)).find((value) => !isAbsent(value))
}

/** True for null, blank text and the text `null`: platforms send all three for absent values. */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'string' && /^\s*(?:null\s*)?$/.test(value)
}
