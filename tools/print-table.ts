/** Prints a table that can be read in any terminal, with a line under its head; numbers stand to the right. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => aligned(cells[column] ?? '', width, column))
      .join('   ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('───')
  console.log([`\n${title}`, line(head), rule, ...rows.map(line)].join('\n'))
}

function aligned(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width)
}
