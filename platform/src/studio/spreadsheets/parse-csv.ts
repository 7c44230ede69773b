/** A row of CSV. */
export interface CsvRow {
  readonly cells: readonly string[]
  /** A quotation mark is not closed, or stands in the middle of a quoted cell. */
  readonly hasBadQuotes: boolean
  /** The row was read as far as it may go. Nothing is read after it. */
  readonly isTooLong: boolean
}

interface CsvFormat {
  readonly delimiter: string
  /** Characters of a row, with its delimiters and quotation marks. */
  readonly maxRowLength: number
}

/**
 * The rows of a text one by one, so that the reader may pause after each. A parser of our own, as Papa Parse reads a row of any
 * length at once, and searches the rest of the text for each quotation mark that is out of place.
 */
export function* parseCsv(text: string, { delimiter, maxRowLength }: CsvFormat): Generator<CsvRow, void> {
  let isTooLong = false
  for (let start = 0; start < text.length && !isTooLong;) {
    const bounds = { delimiter, limit: Math.min(text.length, start + maxRowLength) }
    let cell = readCell(text, start, bounds)
    const cells = [cell]
    while (cell.end < bounds.limit && text[cell.end] === delimiter) {
      cell = readCell(text, cell.end + 1, bounds)
      cells.push(cell)
    }
    const { end } = cell
    isTooLong = end >= bounds.limit && end < text.length
    yield {
      cells: cells.map(({ value }) => value),
      hasBadQuotes: cells.some((one) => one.hasBadQuotes),
      isTooLong,
    }
    start = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
}

interface Bounds {
  readonly delimiter: string
  /** Where reading ends at the latest. */
  readonly limit: number
}

interface Cell {
  readonly value: string
  /** The place of the delimiter or line break after it, or the limit. */
  readonly end: number
  readonly hasBadQuotes: boolean
}

function readCell(text: string, start: number, bounds: Bounds): Cell {
  if (text[start] === '"') return readQuoted(text, start, bounds)
  let end = start
  while (!endsCell(text, end, bounds)) end += 1
  return { value: text.slice(start, end), end, hasBadQuotes: false }
}

/** Ends at a quotation mark before a delimiter or line break; one elsewhere is taken as a part of the value. */
function readQuoted(text: string, start: number, bounds: Bounds): Cell {
  const { limit } = bounds
  const valueUntil = (at: number) => text.slice(start + 1, at).replaceAll(/""/g, '"')
  let hasBadQuotes = false
  for (let at = start + 1; at < limit; at += 1) {
    if (text[at] !== '"') continue
    let end = at + 1
    if (text[end] === '"') {
      at = end
      continue
    }
    while (end < limit && text[end] === ' ') end += 1
    if (endsCell(text, end, bounds)) return { value: valueUntil(at), end, hasBadQuotes }
    hasBadQuotes = true
  }
  return { value: valueUntil(limit), end: limit, hasBadQuotes: true }
}

function endsCell(text: string, at: number, { delimiter, limit }: Bounds): boolean {
  const letter = text[at]
  return at >= limit || letter === delimiter || letter === '\n' || letter === '\r'
}
