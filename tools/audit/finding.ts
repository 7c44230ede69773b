import type { Part } from '../reports/report.ts'

/** What was looked at, as a row of the table that is printed. */
export interface Finding {
  readonly what: string
  readonly must: string
  readonly seen: string
  readonly isMet: boolean
}

interface Looked {
  readonly what: string
  readonly must: string
  /** How much was looked at: `98 screens`. */
  readonly at: string
  /** One line for each fault, with where it is. */
  readonly faults: readonly string[]
}

/** A row that is met where no fault was seen; each fault is printed, for whoever mends it. */
export function findingOf({ what, must, at, faults }: Looked): Finding {
  for (const fault of faults) console.log(`  ${what}: ${fault}`)
  return { what, must, seen: `${faults.length} faults in ${at}`, isMet: faults.length === 0 }
}

/** One line of questions to the demo mall as a part of the report. */
export function auditPart(title: string, how: string, run: () => Promise<readonly Finding[]>): Part {
  return {
    title,
    async run() {
      const rows = (await run()).map(({ what, must, seen, isMet }) => ({ cells: [what, must, seen], isMet }))
      return [{ title: `For everyone: ${title}`, how, head: ['what', 'must', 'seen'], rows }]
    },
  }
}
