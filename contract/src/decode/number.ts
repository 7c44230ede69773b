/** Decodes a finite number, also from text. Undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Decodes a whole number from `min` to `max`, also from text. Undefined for anything else. */
export function readInteger(value: unknown, min: number, max: number): number | undefined {
  const number = readNumber(value)
  if (number === undefined || !Number.isInteger(number)) return undefined
  return number >= min && number <= max ? number : undefined
}

/** Decodes a count; 0 for anything invalid. */
export function readCount(value: unknown): number {
  return readInteger(value, 0, 1_000_000) ?? 0
}
