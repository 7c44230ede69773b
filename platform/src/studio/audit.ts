import type { Act } from '../documents/revisions.ts'

interface AuditedAct {
  readonly action: string
  readonly entryId?: number
  readonly changeSetId?: number
  readonly details?: object
}

/** Writes an entry of the audit, in the transaction of the act. */
export async function writeAudit(
  { transaction, propertyId, now, author, request }: Act,
  { action, entryId, changeSetId, details }: AuditedAct,
): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({
      property_id: propertyId,
      at: now,
      actor: author?.name ?? null,
      actor_id: author?.id ?? null,
      action,
      entry_id: entryId ?? null,
      change_set_id: changeSetId ?? null,
      details: details === undefined ? null : JSON.stringify(details),
      request_id: request?.id ?? null,
      address_hash: request?.addressHash ?? null,
    })
    .execute()
}
