import type { Part } from '../support/reports/report.ts'
import type { Table } from '../support/reports/table.ts'

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

/** What the table of a part is called, and how it came about. */
interface Heading {
  readonly table: string
  readonly how: string
}

/** Findings as a part of the report. */
export function auditPart(title: string, heading: Heading, run: () => Promise<readonly Finding[]>): Part {
  return { title, run: async () => [tableOf(heading, await run())] }
}

export function tableOf({ table, how }: Heading, findings: readonly Finding[]): Table {
  const rows = findings.map(({ what, must, seen, isMet }) => ({ cells: [what, must, seen], isMet }))
  return { title: table, how, head: ['what', 'must', 'seen'], rows }
}
