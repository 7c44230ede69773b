import type { Table } from './table.ts'

/**
 * Prints a table that can be read in any terminal, with a line under its head; numbers stand to the right. How it was
 * measured is said once for several that were measured in the same way.
 */
export function printTable(table: Table, before?: Table): void {
  const [head = [], ...rows] = linesOf(table)
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => aligned(cells[column] ?? '', width, column))
      .join('   ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('───')
  const how = table.how === before?.how ? [] : [table.how]
  console.log([`\n${table.title}`, ...how, line(head), rule, ...rows.map(line)].join('\n'))
}

/** Head and rows, with the verdicts as the last column where there are any. */
export function linesOf({ head, rows }: Table): readonly (readonly string[])[] {
  if (rows.every(({ isMet }) => isMet === undefined)) return [head, ...rows.map(({ cells }) => cells)]
  return [[...head, ''], ...rows.map(({ cells, isMet }) => [...cells, verdictOf(isMet)])]
}

function verdictOf(isMet: boolean | undefined): string {
  if (isMet === undefined) return ''
  return isMet ? 'met' : 'MISSED'
}

function aligned(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width)
}
