/** A finite number, also written as text. Undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A whole number from `least` to `most`, also written as text. Undefined for anything else. */
export function readInteger(value: unknown, least: number, most: number): number | undefined {
  const number = readNumber(value)
  if (number === undefined || !Number.isInteger(number)) return undefined
  return number >= least && number <= most ? number : undefined
}

/** How many; 0 where the platform says nothing sensible. */
export function readCount(value: unknown): number {
  return readInteger(value, 0, 1_000_000) ?? 0
}
