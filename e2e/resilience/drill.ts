import type { Part } from '../support/reports/report.ts'

/** What a drill found, as a row of the table that is printed. */
export interface Finding {
  readonly fault: string
  readonly must: string
  readonly seen: string
  readonly isMet: boolean
}

/** A drill as a part of the report. */
export function drillPart(title: string, run: () => Promise<readonly Finding[]>): Part {
  return {
    title,
    async run() {
      const rows = (await run()).map(({ fault, must, seen, isMet }) => ({
        cells: [fault, must, seen],
        isMet,
      }))
      const how = 'The demo mall as two processes and a database, broken while visitors use it.'
      return [{ title: 'What was broken, and what became of it', how, head: ['fault', 'must', 'seen'], rows }]
    },
  }
}
