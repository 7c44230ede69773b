import type { CellFault } from '@promenade/contract/studio-api/spreadsheets'
import Papa from 'papaparse'
import { Refused } from '../../entries/refused.ts'

/** A row with its number in the spreadsheet program, and its cells by header. Cells that the row ends before are absent. */
export interface SheetRow {
  readonly number: number
  readonly cells: ReadonlyMap<string, string>
}

/** A spreadsheet as it came. */
export interface Sheet {
  readonly headers: readonly string[]
  readonly rows: readonly SheetRow[]
  /** It may come from a program that writes no letters but those of Windows-1252. */
  readonly isWindows1252: boolean
  readonly faults: readonly CellFault[]
}

/** Rows of the directory of any mall, and columns of any kind with notes beside them. */
const [maxRows, maxColumns] = [1_000, 300]

/** As many as the document of a record may have. */
const maxRowLength = 256 * 1_024

/** Reads CSV as spreadsheet programs write it: in three encodings, with a comma, semicolon or tab. Throws `Refused`. */
export function readSheet(bytes: Buffer): Sheet {
  const { text, isWindows1252 } = decode(bytes)
  // Headers hold none of the delimiters.
  const delimiter = /^[^\n]*?([,;\t])/.exec(text)?.[1] ?? ','
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: maxRows + 2 })
  const [first = [], ...others] = data
  if (data.length > maxRows + 1 || first.length > maxColumns)
    throw new Refused('too-large', `A spreadsheet may have ${maxRows} rows and ${maxColumns} columns.`)
  const headers = first.map((header) => header.trim())
  const faults = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) => cellFault(row + 1, undefined, 'quotes'))
  const rows = others.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const number = index + 2
    if (cells.slice(headers.length).some((cell) => cell.trim() !== ''))
      faults.push(cellFault(number, undefined, 'extra-cells'))
    if (cells.reduce((sum, cell) => sum + cell.length, 0) > maxRowLength)
      faults.push(cellFault(number, undefined, 'too-long'))
    const named = headers.map((header, column) => [header, cells[column]] as const)
    return [
      {
        number,
        cells: new Map(named.flatMap(([header, cell]) => (cell === undefined ? [] : [[header, cell]]))),
      },
    ]
  })
  return { headers: headers.filter((header) => header !== ''), rows, isWindows1252, faults }
}

const messages: Readonly<Partial<Record<CellFault['code'], string>>> = {
  'unknown-column': 'This kind of record has no such column.',
  'repeated-column': 'The column comes twice.',
  'missing-column': 'The column is missing: download the spreadsheet again.',
  'extra-cells': 'The row has more cells than the header.',
  quotes: 'A quotation mark is not closed.',
  'too-long': 'The row is too long for a record.',
  'repeated-row': 'Another row has the same slug.',
  slug: 'A slug has lower-case letters, digits and single hyphens.',
  version: 'The record has no such version: download the spreadsheet again.',
  'in-bin': 'The record is in the bin.',
  'read-only': 'A picture can only be changed in the studio.',
  number: 'It is not a number.',
  flag: 'Write yes or no.',
  date: 'It is not a date such as 2026-12-24 or 24/12/2026.',
  'ambiguous-date': 'Day and month cannot be told apart: write 2026-12-24.',
  mangled: 'The spreadsheet program has changed this value: type it again with an apostrophe in front.',
  'lost-letters': 'Letters were lost: save the file as CSV UTF-8.',
}

/** A fault with its sentence in English. */
export function cellFault(
  row: number,
  column: string | undefined,
  code: CellFault['code'],
  value?: string,
): CellFault {
  return {
    row,
    ...(column === undefined ? {} : { column }),
    code,
    message: messages[code] ?? 'It is not valid.',
    ...(value === undefined ? {} : { value: value.slice(0, 80) }),
  }
}

function decode(bytes: Buffer): { readonly text: string; readonly isWindows1252: boolean } {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw new Refused('unsupported-media', 'This is a workbook: save it as CSV UTF-8.')
  const [encoding, text] = encodings
    .map((name) => [name, tryDecoding(name, bytes)] as const)
    .find(([, decoded]) => decoded !== undefined) ?? ['', undefined]
  // PostgreSQL takes no NUL; the others are no text in Windows-1252.
  if (text === undefined || /[\0\u0080-\u009F]/.test(text))
    throw new Refused('bad-request', 'The file is not text: save it as CSV UTF-8.')
  const isAscii = bytes.every((byte) => byte < 0x80)
  return { text, isWindows1252: isAscii || encoding === 'windows-1252' }
}

const encodings = ['utf-16le', 'utf-16be', 'utf-8', 'windows-1252'] as const

/** UTF-16 needs its mark; any other text in Windows-1252 is hardly ever valid UTF-8. */
function tryDecoding(encoding: (typeof encodings)[number], bytes: Buffer): string | undefined {
  const marks = { 'utf-16le': 'fffe', 'utf-16be': 'feff', 'utf-8': '', 'windows-1252': '' }
  if (!bytes.subarray(0, 2).toString('hex').startsWith(marks[encoding])) return undefined
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const windowsLetters = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
)

/** True for a text that Windows-1252 cannot hold. */
export function losesLetters(text: string): boolean {
  return [...text].some((letter) => !windowsLetters.has(letter))
}

/** True for `Caf? ?` of `Café →`: what Windows-1252 leaves of a text. */
export function isWhatIsLeft(text: string, of: string): boolean {
  if (text.length !== of.length) return false
  return Array.from({ length: of.length }, (_, index) => of.charAt(index)).every(
    (letter, index) => letter === text.charAt(index) || !windowsLetters.has(letter),
  )
}
