import { randomUUID } from 'node:crypto'
import { type ImportResult, importResultWire } from '@promenade/contract/studio-api/spreadsheets'
import Papa from 'papaparse'
import type { StaffBrowser } from './test-studio.ts'

/** Rows of a spreadsheet, with their cells by header. */
type Rows = Record<string, string>[]

type Query = Readonly<Record<string, string>>

/** The records of a kind as a program would read the download. */
export async function download(browser: StaffBrowser, kind: string, query = ''): Promise<Rows> {
  const text = await (await browser.get(`/api/v1/exports/${kind}.csv${query}`)).text()
  return Papa.parse<Record<string, string>>(text.trimEnd(), { header: true }).data
}

/** Sends a spreadsheet and answers the response. */
export async function sendSheet(
  browser: StaffBrowser,
  kind: string,
  rows: Rows | Uint8Array<ArrayBuffer>,
  query: Query = {},
  key: string = randomUUID(),
): Promise<Response> {
  const body = Array.isArray(rows) ? Papa.unparse({ fields: fieldsOf(rows), data: rows }) : rows
  return browser.fetch(`/api/v1/imports/csv?${new URLSearchParams({ kind, ...query })}`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'text/csv',
      'Idempotency-Key': key,
      Origin: 'http://studio.test',
      'Sec-Fetch-Site': 'same-origin',
    },
  })
}

/** Sends a spreadsheet and answers its result. Throws for one that is refused. */
export async function bring(
  browser: StaffBrowser,
  kind: string,
  rows: Rows | Uint8Array<ArrayBuffer>,
  query: Query = {},
  key?: string,
): Promise<ImportResult> {
  const response = await sendSheet(browser, kind, rows, query, key)
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(body))
  return importResultWire.parse(body)
}

/** Goes back to what is published. */
export async function discard(browser: StaffBrowser, kind: string, slug: string): Promise<void> {
  const { id, version } = await browser.entry(kind, slug)
  await browser.change({ entry: id, version, action: 'discard' })
}

/** A row that is there. */
export function at(rows: Rows, index: number): Record<string, string> {
  const row = rows[index]
  if (row === undefined) throw new Error(`There is no row ${index}.`)
  return row
}

function fieldsOf(rows: Rows): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}
