import { createHash } from 'node:crypto'
import { type EntryKind, isEntryKind, singleKinds } from '@promenade/contract/kinds/kinds'
import { exportQuery, importQuery, importResultSchema } from '@promenade/contract/studio-api/spreadsheets'
import { publishingPermission } from '@promenade/domain/studio/permissions'
import { refuse } from '../../documents/refuse.ts'
import { writeAudit } from '../audit.ts'
import type { Call } from '../call.ts'
import { findEntries } from '../find-entries.ts'
import { runOnce, readIdempotencyKey } from '../idempotency.ts'
import { parseWith, readBytes } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { answerSheet } from './answer-sheet.ts'
import { applyImport } from './apply-import.ts'
import { readSheet } from './read-sheet.ts'
import { writeSheet } from './write-sheet.ts'

/** 500 stores with all their texts in two languages. */
const maxBytes = 8 * 1_024 * 1_024

/** The routes of records as spreadsheets. */
export function addSpreadsheetRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/exports/:file', exportSheet)
  routes.staffAndTokens('POST /api/v1/imports/csv', importSheet)
}

async function exportSheet(call: Call): Promise<Response> {
  const [, name = ''] = /^([a-z-]+)\.csv$/.exec(call.param('file')) ?? []
  const kind = listedKind(name)
  const query = parseWith(exportQuery, call.query())
  const found = await findEntries(call.database, { propertyId: call.session.propertyId, kind })
  const present = new Map(
    found.filter(({ deletedAt }) => deletedAt === null).map((entry) => [entry.id, entry]),
  )
  const ids = query.entries?.split(',').map(Number) ?? [...present.keys()]
  const entries = [...new Set(ids)].flatMap((id) => present.get(id) ?? [])
  await call.act((act) =>
    writeAudit(act, { action: 'spreadsheet.export', details: { name, count: entries.length } }),
  )
  return answerSheet(writeSheet(kind, entries, query), `${kind}-${call.now.toISOString().slice(0, 10)}`)
}

async function importSheet(call: Call): Promise<Response> {
  const query = parseWith(importQuery, call.query())
  const kind = listedKind(query.kind)
  if (query.publish === '1') call.require(publishingPermission(kind))
  const type = call.request.headers.get('content-type') ?? ''
  if (!/^text\/csv\s*(?:;|$)/i.test(type)) throw refuse('unsupported-media', 'The body must be text/csv.')
  const key = query.dry_run === '1' ? '' : readIdempotencyKey(call.request)
  const bytes = await readBytes(call.request, maxBytes)
  const sheet = await readSheet(bytes)
  if (query.dry_run === '1') return answerJson(await call.act((act) => applyImport(act, sheet, query)))
  const body = { query, sha256: createHash('sha256').update(bytes).digest('hex') }
  const result = await call.act((act) =>
    runOnce(act, { key, body, response: importResultSchema }, async () => {
      const done = await applyImport(act, sheet, query)
      const { id: changeSetId, items } = done
      const details = { kind, rows: done.rows, count: items.length }
      if (changeSetId !== undefined)
        await writeAudit(act, { action: 'spreadsheet.import', changeSetId, details })
      return done
    }),
  )
  return answerJson(result, 201)
}

/** A kind that has a list: one record alone makes no table. Throws `Problem`. */
function listedKind(name: string): EntryKind {
  if (isEntryKind(name) && !singleKinds.has(name)) return name
  throw refuse('not-found', 'There is no such spreadsheet.')
}
