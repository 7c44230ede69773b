import { randomUUID } from 'node:crypto'
import { type ImportResult, importResultSchema } from '@promenade/contract/studio-api/spreadsheets'
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

/** Sends a spreadsheet and returns the response. */
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

/** Sends a spreadsheet and returns its result. Throws if it is refused. */
export async function importSheet(
  browser: StaffBrowser,
  kind: string,
  rows: Rows | Uint8Array<ArrayBuffer>,
  query: Query = {},
  key?: string,
): Promise<ImportResult> {
  const response = await sendSheet(browser, kind, rows, query, key)
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(body))
  return importResultSchema.parse(body)
}

/** Discards the draft of a record. */
export async function discardDraft(browser: StaffBrowser, kind: string, slug: string): Promise<void> {
  const { id, version } = await browser.entry(kind, slug)
  await browser.change({ entry: id, version, action: 'discard' })
}

/** The row at an index. Throws without one. */
export function at(rows: Rows, index: number): Record<string, string> {
  const row = rows[index]
  if (row === undefined) throw new Error(`There is no row ${index}.`)
  return row
}

function fieldsOf(rows: Rows): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}
