import type { Part } from '../../reports/report.ts'

/** Attacks of one kind, and what became of them. */
export interface Finding {
  readonly attack: string
  readonly expected: string
  readonly seen: string
  readonly isMet: boolean
}

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
export function findingOf(attack: string, expected: string, tries: readonly Try[]): Finding {
  const through = tries.filter(({ isHeld }) => !isHeld)
  const named = through.slice(0, mostNamed).map(({ name, seen = '' }) => `${name} ${seen}`.trim())
  const held = `${tries.length - through.length} of ${tries.length}`
  return {
    attack,
    expected,
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

/** Lists of attacks as a part of the report. */
export function auditPart(
  title: string,
  { table, how }: { readonly table: string; readonly how: string },
  run: () => Promise<readonly Finding[]>,
): Part {
  return {
    title,
    async run() {
      const rows = (await run()).map(({ attack, expected, seen, isMet }) => ({
        cells: [attack, expected, seen],
        isMet,
      }))
      return [{ title: table, how, head: ['attack', 'expected', 'seen'], rows }]
    },
  }
}
