/** A table of measurements, printed as Markdown for `docs/measurements.md`. */
export interface Table {
  readonly title: string
  /** Method and peer. */
  readonly how: string
  readonly head: readonly string[]
  readonly rows: readonly Row[]
  /** Writes what belongs to a recorded section besides its text, and returns the table as it is then. */
  readonly record?: () => Table
}

export interface Row {
  readonly cells: readonly string[]
  /** Absent without a goal. */
  readonly isMet?: boolean
}

export function formatTable({ title, how, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const verdict = ({ isMet }: Row) => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')
  const body = rows.map((row) => line([...row.cells, verdict(row)]))
  return [
    '',
    `### ${title}`,
    '',
    how,
    '',
    line([...head, '']),
    line([...head, ''].map(() => '---')),
    ...body,
  ].join('\n')
}
