import { isAscii } from 'node:buffer'
import { createTimeSlices } from '@promenade/process/time-slices'
import type { Problem } from '@promenade/process/problem'
import { refuse } from '../../documents/refuse.ts'
import { cellFault, createFaultList, type FaultList } from './cell-faults.ts'
import { type CsvRow, parseCsv } from './parse-csv.ts'

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
  readonly faults: FaultList
}

/** Rows of the directory of any mall, and columns of any kind with notes beside them. */
const [maxRows, maxColumns] = [1_000, 300]

/** As many as the document of a record may have. */
const maxRowLength = 256 * 1_024

/**
 * Reads CSV as spreadsheet programs write it: in three encodings, with a comma, semicolon or tab. Pauses for other requests
 * between rows. Throws `Problem`.
 */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const { text, isWindows1252 } = decode(bytes)
  // Headers hold none of the delimiters.
  const delimiter = /^[^\n]*?([,;\t])/.exec(text)?.[1] ?? ','
  const nextSlice = createTimeSlices()
  const faults = createFaultList()
  const rows: SheetRow[] = []
  let headers: readonly string[] | undefined
  let number = 0
  for (const row of parseCsv(text, { delimiter, maxRowLength })) {
    await nextSlice()
    number += 1
    if (number > maxRows + 1) throw tooLarge()
    addFaults(row, { number, width: headers?.length ?? maxColumns, faults })
    if (headers !== undefined) rows.push(...nameCells(row, number, headers))
    else if (row.cells.length > maxColumns) throw tooLarge()
    else headers = row.cells.map((header) => header.trim())
  }
  return { headers: headers?.filter((header) => header !== '') ?? [], rows, isWindows1252, faults }
}

function tooLarge(): Problem {
  return refuse('too-large', `A spreadsheet may have ${maxRows} rows and ${maxColumns} columns.`)
}

interface RowPlace {
  readonly number: number
  /** Cells that have a header. */
  readonly width: number
  readonly faults: FaultList
}

function addFaults({ cells, ...row }: CsvRow, { number, width, faults }: RowPlace): void {
  // What follows a quotation mark that is never closed belongs to no cell of its row.
  if (row.hasBadQuotes) faults.add(cellFault(number, undefined, 'quotes'))
  else if (cells.some((cell, column) => column >= width && cell.trim() !== ''))
    faults.add(cellFault(number, undefined, 'extra-cells'))
  if (row.isTooLong) faults.add(cellFault(number, undefined, 'too-long'))
}

/** None for an empty row. */
function nameCells({ cells }: CsvRow, number: number, headers: readonly string[]): readonly SheetRow[] {
  if (cells.every((cell) => cell.trim() === '')) return []
  const named = headers.flatMap((header, column) => {
    const cell = cells[column]
    return cell === undefined ? [] : [[header, cell] as const]
  })
  return [{ number, cells: new Map(named) }]
}

function decode(bytes: Buffer): { readonly text: string; readonly isWindows1252: boolean } {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw refuse('unsupported-media', 'This is a workbook: save it as CSV UTF-8.')
  const [encoding, text] = encodings
    .map((name) => [name, tryDecoding(name, bytes)] as const)
    .find(([, decoded]) => decoded !== undefined) ?? ['', undefined]
  // PostgreSQL takes no NUL; the others are no text in Windows-1252.
  if (text === undefined || /[\0\u0080-\u009F]/.test(text))
    throw refuse('bad-request', 'The file is not text: save it as CSV UTF-8.')
  return { text, isWindows1252: isAscii(bytes) || encoding === 'windows-1252' }
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
export function isLossyInWindows1252(text: string): boolean {
  return [...text].some((letter) => !windowsLetters.has(letter))
}

/** True if `text` is `of` after a conversion to Windows-1252: `Caf? ?` of `Café →`. */
export function isLossyCopy(text: string, of: string): boolean {
  if (text.length !== of.length) return false
  return Array.from({ length: of.length }, (_, index) => of.charAt(index)).every(
    (letter, index) => letter === text.charAt(index) || !windowsLetters.has(letter),
  )
}
