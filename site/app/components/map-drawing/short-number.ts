/** For an attribute or a style. */
export function short(value: number): string {
  return String(Number(value.toFixed(3)))
}
