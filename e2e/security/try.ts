import type { Finding } from '../support/findings.ts'

/** One attack of a list. */
export interface Try {
  readonly name: string
  readonly isHeld: boolean
  /** What came back, for the table where it did not hold. */
  readonly seen?: string
}

/** Most attacks that got through which a row names. */
const mostNamed = 4

/** A list of attacks as one row: how many were held off, and which were not. */
export function findingOf(what: string, must: string, tries: readonly Try[]): Finding {
  const through = tries.filter(({ isHeld }) => !isHeld)
  const named = through.slice(0, mostNamed).map(({ name, seen = '' }) => `${name} ${seen}`.trim())
  const held = `${tries.length - through.length} of ${tries.length}`
  return {
    what,
    must,
    seen: named.length === 0 ? held : `${held}; not: ${named.join(', ')}`,
    isMet: tries.length > 0 && through.length === 0,
  }
}

/** One attack after the other, each as it goes out. */
export async function each<Item>(
  items: readonly Item[],
  attempt: (item: Item) => Promise<Try>,
): Promise<readonly Try[]> {
  const tries: Try[] = []
  for (const item of items) tries.push(await attempt(item))
  return tries
}
