import type { MallFault } from '@promenade/contract/studio-api/faults'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { Call } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { hostOf } from './switch-webhook.ts'

/** Webhooks that were switched off by themselves, for those who may switch them on. */
export async function findWebhookFaults({ database, session }: Call): Promise<readonly MallFault[]> {
  if (!session.permissions.has('tokens.manage')) return []
  const hooks = await database
    .selectFrom('webhook')
    .select(['id', 'url', 'disabled_at as at'])
    .where('property_id', '=', session.propertyId)
    .where('disabled_because', 'in', ['gone', 'failing'])
    .orderBy('id')
    .execute()
  if (hooks.length === 0) return []
  const { timeZone } = await getProperty(database, session.propertyId)
  return hooks.map(({ id, url, at }) => {
    const date = dateIn(at?.getTime() ?? 0, timeZone)
    const values = { host: hostOf(url), date, webhook: String(id) }
    const message = `the webhook to ${values.host} was switched off on ${date}`
    return { path: [], code: 'webhook-off', severity: 'fault', message, values }
  })
}
