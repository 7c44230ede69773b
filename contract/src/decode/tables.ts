/**
 * Gives every table of sanitized HTML a caption, and its headings a scope. A table without a caption gets the heading
 * before it, else its own headings, marked `data-generated` so that it is not shown twice. Without any heading cell the
 * first column heads its rows. What holds another table or has one column only is layout, and becomes blocks.
 * It reads what the sanitizer wrote: every element is closed and every `<` begins a tag.
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

/** Whole rows of whole cells, two or more in one of them; all else is layout. */
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
  const headed = table.replace(/<thead>[^]*?<\/thead>/, (head) => head.replace(/<(\/?)td\b/g, '<$1th'))
  const rows = rowsOf(headed)
  const hasRowHeadings = !rows.flat().some(({ isHeading }) => isHeading) || hasEmptyCorner(rows)
  const body = headed.replace(row, (_row, cells: string) => `<tr>${labelRow(cells, hasRowHeadings)}</tr>`)
  if (body.includes('<caption>')) return body
  const caption = title || ownHeadings(body)
  return body
    .replace(/<caption data-generated>[^<]*<\/caption>/, '')
    .replace('<table>', () => `<table><caption data-generated>${caption}</caption>`)
}

/** Columns with headings, over a column that needs none because it is headings itself. */
function hasEmptyCorner([first = []]: readonly Row[]): boolean {
  return first[0] !== undefined && isEmpty(first[0]) && isHeadingRow(first)
}

function isHeadingRow(cells: Row): boolean {
  return cells.some(({ isHeading }) => isHeading) && cells.every((one) => one.isHeading || isEmpty(one))
}

function isEmpty({ content }: Cell): boolean {
  return content.trim() === ''
}

function labelRow(html: string, hasRowHeadings: boolean): string {
  const cells = cellsOf(html)
  const scope = isHeadingRow(cells) ? 'col' : 'row'
  const labelled = cells.map((one, index) => {
    const { isHeading, attributes, content } = one
    const heads = !isEmpty(one) && (isHeading || (hasRowHeadings && index === 0))
    return heads ? `<th${attributes} scope="${scope}">${content}</th>` : `<td${attributes}>${content}</td>`
  })
  return html.replace(cell, () => labelled.shift() ?? '')
}

function lastHeading(html: string): string | undefined {
  const content = [...html.matchAll(heading)].at(-1)?.[2]
  return content && textOf(content)
}

const maxHeadings = 4

function ownHeadings(table: string): string {
  const headings = [...table.matchAll(/<th[^<>]*>((?:(?!<\/th>)[^])*)<\/th>/g)]
  const texts = headings.map(([, content = '']) => textOf(content)).filter((text) => text !== '')
  return texts.slice(0, maxHeadings).join(', ')
}

/** Entities stay as they are: it is put into HTML again. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
