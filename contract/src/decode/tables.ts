/**
 * Adds captions and heading scopes to the tables of sanitized HTML, for screen readers. A missing caption is generated
 * from the heading before the table, else from the table's own headings; `data-generated` hides it on the screen. In a
 * table without heading cells the first column becomes headings. A table that contains a table or has one column serves
 * layout: its cells become blocks.
 */
export function labelTables(html: string): string {
  if (!/<t[dhr]/.test(html)) return html
  let title = ''
  const labelled = html.split(innermostTable).map((part) => {
    if (!isDataTable(part)) {
      title = lastHeading(part) ?? title
      return withoutTable(part)
    }
    return labelTable(part, title)
  })
  return labelled.join('')
}

const innermostTable = /(<table>(?:(?!<\/?table>)[^])*<\/table>)/
const row = /<tr>((?:(?!<\/tr>)[^])*)<\/tr>/g
const cell = /<(t[dh])((?: [^<>]*)?)>((?:(?!<\/t[dh]>)[^])*)<\/t[dh]>/g
const heading = /<h([2-6])>((?:(?!<\/h\1>)[^])*)<\/h\1>/g

interface Cell {
  readonly isHeading: boolean
  readonly attributes: string
  readonly content: string
}

type Row = readonly Cell[]

/** True for a table of complete rows with at least two cells in one of them. */
function isDataTable(part: string): boolean {
  const rows = rowsOf(part)
  return (
    part.startsWith('<table>') &&
    rows.some((cells) => cells.length > 1) &&
    count(part, /<tr>/g) === rows.length &&
    count(part, /<t[dh][ >]/g) === rows.flat().length &&
    count(part, /<thead>/g) <= 1
  )
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function rowsOf(table: string): Row[] {
  return [...table.matchAll(row)].map(([, cells = '']) => cellsOf(cells))
}

function cellsOf(cells: string): Row {
  return [...cells.matchAll(cell)].map(([, name, attributes = '', content = '']) => ({
    isHeading: name === 'th',
    attributes: attributes.replace(/ scope="[^"]*"/, ''),
    content,
  }))
}

function withoutTable(html: string): string {
  return html
    .replace(/<caption data-generated>[^<]*<\/caption>/g, '')
    .replace(/<\/?(?:table|thead|tbody|tfoot|tr)>/g, '')
    .replace(/<(?:td|th|caption)(?: [^<>]*)?>/g, '<div>')
    .replace(/<\/(?:td|th|caption)>/g, '</div>')
}

function labelTable(table: string, title: string): string {
  const withHeadings = table.replace(/<thead>[^]*?<\/thead>/, (head) => head.replace(/<(\/?)td\b/g, '<$1th'))
  const rows = rowsOf(withHeadings)
  const hasRowHeadings = !rows.flat().some(({ isHeading }) => isHeading) || hasEmptyCorner(rows)
  const body = withHeadings.replace(
    row,
    (_row, cells: string) => `<tr>${labelRow(cells, hasRowHeadings)}</tr>`,
  )
  if (body.includes('<caption>')) return body
  const caption = title || ownHeadings(body)
  return body
    .replace(/<caption data-generated>[^<]*<\/caption>/, '')
    .replace('<table>', () => `<table><caption data-generated>${caption}</caption>`)
}

/** True if the first row is headings with an empty corner: then the first column is headings too. */
function hasEmptyCorner([first = []]: readonly Row[]): boolean {
  return first[0] !== undefined && isEmpty(first[0]) && isHeadingRow(first)
}

function isHeadingRow(cells: Row): boolean {
  return cells.some(({ isHeading }) => isHeading) && cells.every((cell) => cell.isHeading || isEmpty(cell))
}

function isEmpty({ content }: Cell): boolean {
  return content.trim() === ''
}

function labelRow(html: string, hasRowHeadings: boolean): string {
  const cells = cellsOf(html)
  const scope = isHeadingRow(cells) ? 'col' : 'row'
  const labelled = cells.map((one, index) => {
    const { isHeading, attributes, content } = one
    const becomesHeading = !isEmpty(one) && (isHeading || (hasRowHeadings && index === 0))
    return becomesHeading
      ? `<th${attributes} scope="${scope}">${content}</th>`
      : `<td${attributes}>${content}</td>`
  })
  return html.replace(cell, () => labelled.shift() ?? '')
}

function lastHeading(html: string): string | undefined {
  const content = [...html.matchAll(heading)].at(-1)?.[2]
  return content && textOf(content)
}

/** Maximum number of headings in a generated caption. */
const maxHeadings = 4

function ownHeadings(table: string): string {
  const headings = [...table.matchAll(/<th[^<>]*>((?:(?!<\/th>)[^])*)<\/th>/g)]
  const texts = headings.map(([, content = '']) => textOf(content)).filter((text) => text !== '')
  return texts.slice(0, maxHeadings).join(', ')
}

/** The text without tags. Entities stay encoded, because the text is put into HTML again. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
