import { type CellFault, maxFaults } from '@promenade/contract/studio-api/spreadsheets'

/** The faults of a spreadsheet: the first rows', as many as a response holds, and the number of all. */
export interface FaultList {
  readonly first: readonly CellFault[]
  readonly count: number
  readonly add: (fault: CellFault) => void
}

/** Holds few faults however many are added, in the order of their rows. */
export function createFaultList(): FaultList {
  const first: CellFault[] = []
  let count = 0
  return {
    first,
    get count() {
      return count
    },
    add(fault) {
      count += 1
      if (first.length === maxFaults && fault.row >= (first.at(-1)?.row ?? 0)) return
      first.splice(first.findLastIndex(({ row }) => row <= fault.row) + 1, 0, fault)
      first.splice(maxFaults)
    },
  }
}

const messages: Readonly<Partial<Record<CellFault['code'], string>>> = {
  'unknown-column': 'This kind of record has no such column.',
  'repeated-column': 'The column comes twice.',
  'missing-column': 'The column is missing: download the spreadsheet again.',
  'extra-cells': 'The row has more cells than the header.',
  quotes: 'A quotation mark is out of place or not closed.',
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

/** Characters of a header or cell in a response. */
const maxShown = 80

/** A fault with its sentence in English. */
export function cellFault(
  row: number,
  column: string | undefined,
  code: CellFault['code'],
  value?: string,
): CellFault {
  return {
    row,
    ...(column === undefined ? {} : { column: column.slice(0, maxShown) }),
    code,
    message: messages[code] ?? 'It is not valid.',
    ...(value === undefined ? {} : { value: value.slice(0, maxShown) }),
  }
}
