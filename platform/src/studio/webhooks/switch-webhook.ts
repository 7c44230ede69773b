import type { WebhookEnd, WebhookError } from '@promenade/contract/studio-api/webhooks'
import { sql } from 'kysely'
import type { Act } from '../../documents/revisions.ts'
import { writeAudit } from '../audit.ts'
import { mailToAdmins } from '../people/mail-to-staff.ts'

/** The host of a receiver. The rest of its address may be a secret: it stands in no audit, mail or log. */
export function hostOf(url: string): string {
  return new URL(url).host
}

interface Switched {
  readonly id: number
  readonly because: WebhookEnd
}

/** Switches a webhook off; what waits counts as failed, for staff to send it later. Undefined where it is off or gone. */
export async function switchOff(
  act: Act,
  { id, because }: Switched,
): Promise<{ readonly host: string } | undefined> {
  const { transaction, propertyId, now } = act
  const hook = await transaction
    .updateTable('webhook')
    .set({ disabled_at: now, disabled_because: because })
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning('url')
    .executeTakeFirst()
  if (hook === undefined) return undefined
  await transaction
    .updateTable('webhook_delivery')
    .set({
      next_attempt_at: null,
      failed_at: now,
      error: sql<WebhookError | null>`case when attempts = 0 then 'off' else error end`,
    })
    .where('webhook_id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .execute()
  const host = hostOf(hook.url)
  const details = { webhook: id, name: host, because }
  await writeAudit(
    act,
    because === 'staff' ? { action: 'webhook.disable', details } : { action: 'webhook.give-up', details },
  )
  return { host }
}

/** Switches a webhook off that its receiver does not want, and tells the admins once. */
export async function giveUp(act: Act, switched: Switched, origin: string): Promise<boolean> {
  const off = await switchOff(act, switched)
  if (off === undefined) return false
  const { transaction, propertyId, now } = act
  const letter = { kind: 'studio-webhook-off', webhook: switched.id, host: off.host } as const
  await mailToAdmins(transaction, { propertyId, now, origin }, letter)
  return true
}
