import type { Fault } from '@promenade/contract/studio-api/fields'
import type { CellFault } from '@promenade/contract/studio-api/spreadsheets'
import { some } from './some.ts'

/** Sentences for the faults of spreadsheet cells. */
export type CellFaultWords = Readonly<Record<Exclude<CellFault['code'], Fault['code']>, string>>

const faults: CellFaultWords = {
  'unknown-column': 'There is no such field here. Is this the spreadsheet of another list?',
  'repeated-column': 'This column is there twice.',
  'missing-column': 'This column is missing. Download the spreadsheet again and begin with that one.',
  'extra-cells': 'This row has more cells than the first row has names.',
  quotes: 'A quotation mark is out of place, or never closed. Inside a cell, write it twice.',
  'too-long':
    'This row is too long (more than 260,000 characters). Perhaps a quotation mark in it is never closed.',
  'repeated-row': 'This record has another row above.',
  slug: 'Small letters, digits and hyphens only.',
  version: 'This number must stay as it was downloaded. Download the spreadsheet again.',
  'in-bin': 'This is in the bin. Take it out first.',
  'read-only': 'Pictures are replaced in the studio, not here.',
  number: 'This is not a number.',
  flag: 'Write yes or no.',
  date: 'This is not a day. Write it as 2026-12-24 or 24/12/2026.',
  'ambiguous-date': 'Day or month first? Write it as 2026-12-24.',
  mangled: 'Excel has changed what stood here. Write it again with an apostrophe in front.',
  'lost-letters': 'Some letters were lost. Save the file as “CSV UTF-8”.',
}

/** The words of a spreadsheet that comes back, which are loaded with it. */
export const spreadsheetEn = {
  title: (kind: string) => `${kind}: bring a spreadsheet back`,
  help: 'Save it in Excel as CSV. Only cells that you changed change something here; an emptied cell removes what stood there. Rows and columns that you left out stay as they are.',
  choose: 'Choose the file',
  another: 'Choose another file',
  checking: 'The file is being compared …',
  summary: {
    change: (count: number) => some(count, 'record changes', 'records change'),
    fault: (count: number) => some(count, 'fault', 'faults'),
    conflict: (count: number) => some(count, 'conflict', 'conflicts'),
    fresh: (count: number) => `${count} new`,
    same: (count: number) => some(count, 'stays as it is', 'stay as they are'),
  },
  faultsTitle: 'Nothing is changed until these are right:',
  place: (row: number, column: string | undefined) =>
    column === undefined ? `Row ${row}` : `Row ${row}, ${column}`,
  faults,
  more: (count: number) => `and ${count} more`,
  conflictsTitle:
    'Somebody changed these fields in the studio since the download. Here now, and in your file:',
  keep: 'Leave these fields as they are in the studio',
  freshTitle: (count: number) =>
    count === 1
      ? 'No record has the address of this row:'
      : `No record has the address of these ${count} rows:`,
  create: (count: number) => (count === 1 ? 'Make a new draft of it' : `Make ${count} new drafts of them`),
  untitled: 'without an address',
  save: 'Save as drafts',
  publish: 'Publish',
  publishHelp: 'Publishing changes what visitors see now; what is a draft stays one.',
  nothing: 'Nothing differs from what is here.',
  problems: {
    workbook: 'This is an Excel workbook. Save it as “CSV UTF-8” and choose that file.',
    notText: 'This file is not CSV.',
    tooLarge: 'This file is too large: at most 1,000 rows, 300 columns and 8 MB.',
  },
}

export type SpreadsheetMessages = typeof spreadsheetEn
