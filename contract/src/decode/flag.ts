/** True for `true`, `"true"`, `1` and `"1"`. Everything else, null included, is false. */
export function readFlag(value: unknown): boolean {
  if (typeof value === 'string') return ['true', '1'].includes(value.trim().toLowerCase())
  return value === true || value === 1
}
