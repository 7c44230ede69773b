import { auditQuery, type AuditJson } from '@promenade/contract/studio-api/audit'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { z } from 'zod'
import type { PersonCall } from '../call.ts'
import { parseWith } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import { describeAuthor } from './caller.ts'
import type { Routes } from '../routes.ts'

const pageSize = 100

/** The route of the audit. */
export function addAuditRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/audit', async (call) =>
    answerJson(await listAudit(call, parseWith(auditQuery, call.query()))),
  )
}

async function listAudit(
  { database, session }: PersonCall,
  { before, actor }: z.output<typeof auditQuery>,
): Promise<AuditJson> {
  const rows = await database
    .selectFrom('audit')
    .leftJoin('entry', 'entry.id', 'audit.entry_id')
    .leftJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.actor_id', 'audit.action', 'audit.entry_id'])
    .select(['audit.change_set_id', 'audit.details', 'revision.document'])
    .where('audit.property_id', '=', session.propertyId)
    .$if(before !== undefined, (query) => query.where('audit.id', '<', before ?? 0))
    .$if(actor !== undefined, (query) => query.where('audit.actor', '=', actor ?? ''))
    .orderBy('audit.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const items = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.actor,
    ...describeAuthor(row.actor_id),
    action: row.action,
    entry: row.entry_id === null ? null : { id: row.entry_id, title: titleOf(row.document ?? {}) },
    changeSet: row.change_set_id,
    details: { ...row.details },
  }))
  const last = items.at(-1)
  return { items, ...(rows.length > pageSize && last !== undefined ? { next: last.id } : {}) }
}
