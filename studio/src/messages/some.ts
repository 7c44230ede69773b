/** A count with its noun: `1 entry`, `3 entries`. */
export function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
