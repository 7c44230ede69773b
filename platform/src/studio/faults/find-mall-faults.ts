import type { FaultsJson, MallFault } from '@promenade/contract/studio-api/faults'
import { dateIn } from '@promenade/domain/calendar/instants'
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { findReportFaults } from '../reports/report-faults.ts'
import { findStoreFaults } from '../stores/store-faults.ts'
import { findWebhookFaults } from '../webhooks/webhook-faults.ts'
import { contentState, findContentFaults } from './content-faults.ts'

/** The last answer of each mall, with the state of the content that it is about. */
const answers = new Map<string, { readonly state: string; readonly answer: Promise<FaultsJson> }>()
const maxAnswers = 100

/** What is wrong with the site of the caller's mall, as the caller may know it. */
export async function findMallFaults(call: Call): Promise<FaultsJson> {
  const [content, mail, reported, stores, webhooks] = await Promise.all([
    recallContentFaults(call),
    findFailedMail(call),
    findReportFaults(call),
    findStoreFaults(call),
    findWebhookFaults(call),
  ])
  const records = new Map([...content.records, ...reported.records].map((record) => [record.id, record]))
  return {
    items: [...mail, ...webhooks, ...stores, ...reported.items, ...content.items].toSorted(bySeverity),
    records: [...records.values()],
  }
}

/** Faults before hints; otherwise the order stays. */
function bySeverity(a: MallFault, b: MallFault): number {
  return Number(b.severity === 'fault') - Number(a.severity === 'fault')
}

/** Mail that was given up, for those who may read what visitors write. */
async function findFailedMail({ database, session }: Call): Promise<readonly MallFault[]> {
  if (!session.permissions.has('visitors.read')) return []
  const { count, last } = await database
    .selectFrom('mail')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`max(failed_at)`.as('last')])
    .where('property_id', '=', session.propertyId)
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (last === null) return []
  const { timeZone } = await getProperty(database, session.propertyId)
  const values = { count: String(count), date: dateIn(last.getTime(), timeZone) }
  const message = `${count} mails could not be sent`
  return [{ path: [], code: 'mail-failed', severity: 'fault', message, values }]
}

async function recallContentFaults(call: Call): Promise<FaultsJson> {
  const { database, session, now } = call
  const { key, state } = await contentState(database, session.propertyId, now)
  const known = answers.get(key)
  if (known?.state === state) return known.answer
  const answer = findContentFaults(database, session.propertyId, now)
  answers.delete(key)
  answers.set(key, { state, answer })
  const [oldest] = answers.keys()
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
  // A failure is not remembered.
  answer.catch(() => answers.delete(key))
  return answer
}
