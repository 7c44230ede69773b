import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { webhookRecordSchema } from '@promenade/contract/studio-api/webhooks'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import { getAt } from '@promenade/domain/studio/path'
import { sql } from 'kysely'
import type { z } from 'zod'
import { pathsIn } from './judged-record.ts'
import type { Act } from './revisions.ts'

/**
 * Tells the webhooks of the mall about entries whose published document or address has changed: a row for each, which is sent only
 * if the transaction is committed. One that is off gets a failed row, so that staff can send it later.
 */
export async function announceChanges(act: Act, entryIds: readonly number[]): Promise<void> {
  const { transaction, propertyId, now } = act
  const hook = await transaction
    .selectFrom('webhook')
    .select('id')
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  if (hook === undefined || entryIds.length === 0) return
  const events = (await describeEntries(act, entryIds)).map((data) => {
    const event = data.revision === undefined ? 'content.withdrawn' : 'content.published'
    return {
      event,
      kind: data.kind,
      body: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
    }
  })
  // Locked, so that nothing waits for a webhook that is switched off or deleted at this moment.
  await sql`insert into webhook_delivery (webhook_id, event, body, created_at, next_attempt_at, failed_at, error)
    select hook.id, told.event, told.body, ${now}::timestamptz,
      case when disabled_at is null then ${now}::timestamptz end,
      case when disabled_at is not null then ${now}::timestamptz end,
      case when disabled_at is not null then 'off' end
    from webhook as hook
    join jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as told (event text, kind text, body text)
      on hook.kinds is null or told.kind = any(hook.kinds)
    where hook.property_id = ${propertyId}
    for share of hook`.execute(transaction)
}

async function describeEntries(
  { transaction, propertyId, changeSetId }: Act,
  entryIds: readonly number[],
): Promise<readonly z.output<typeof webhookRecordSchema>[]> {
  const rows = await transaction
    .selectFrom('entry')
    .leftJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['entry.id as entry', 'kind', 'slug', 'public_id as id', 'number', 'document'])
    .where('property_id', '=', propertyId)
    .where('entry.id', '=', sql<number>`any(${entryIds}::integer[])`)
    .orderBy('entry.id')
    .execute()
  return rows.map(({ number, document, ...entry }) => ({
    property: propertyId,
    ...entry,
    ...(number === null || document === null
      ? {}
      : { revision: number, languages: languagesOf(entry.kind, document) }),
    changeSet: changeSetId ?? null,
  }))
}

/** The languages in which a document has a text. */
function languagesOf(kind: EntryKind, document: Document): Locale[] {
  const texts = pathsIn(kind, document).texts.map((path) => getAt(document, path))
  const codes = locales.map(({ code }) => code)
  return codes.filter((code) => texts.some((text) => isGroup(text) && Boolean(text[code])))
}
