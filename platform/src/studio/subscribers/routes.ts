import { subscriberWords } from '@promenade/contract/field-words/subscriber-heads'
import {
  subscriberExportQuery,
  subscriberSearchSchema,
  type SubscribersJson,
  unsubscribingSchema,
} from '@promenade/contract/studio-api/subscribers'
import type { Locale } from '@promenade/domain/locale/locale'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { parseWith, readJson } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import { answerSheet } from '../spreadsheets/answer-sheet.ts'
import { sheetClock, writePeopleSheet } from '../spreadsheets/people-sheet.ts'
import { endSubscription, resumeSubscription } from './end-subscription.ts'
import { listAllSubscribers, listSubscribers } from './list-subscribers.ts'

const maxBytes = 1_000

/** The routes of subscribers to the newsletter. */
export function addSubscriberRoutes(routes: Routes): void {
  routes.staff('POST /api/v1/subscribers/search', search)
  routes.staff('GET /api/v1/subscribers.csv', exportAll)
  routes.staff('PATCH /api/v1/subscribers/:id', change)
}

async function search(call: PersonCall): Promise<Response> {
  const wanted = await readJson(call.request, subscriberSearchSchema, maxBytes)
  await call.act((act) => writeAudit(act, { action: 'subscribers.read' }))
  return answerJson(await listSubscribers(call.database, call.session.propertyId, wanted))
}

async function change(call: PersonCall): Promise<Response> {
  const { unsubscribed } = await readJson(call.request, unsubscribingSchema, maxBytes)
  const id = call.id()
  await call.act(async (act) => {
    await (unsubscribed ? endSubscription(act, id) : resumeSubscription(act, id))
    const action = unsubscribed ? 'subscribers.end' : 'subscribers.resume'
    await writeAudit(act, { action, details: { subscriber: id } })
  })
  return answerJson({})
}

async function exportAll(call: PersonCall): Promise<Response> {
  const { which, delimiter, heads } = parseWith(subscriberExportQuery, call.query())
  const { propertyId } = call.session
  const { timeZone } = await getProperty(call.database, propertyId)
  const subscribers = await listAllSubscribers(call.database, propertyId, which)
  await call.act((act) =>
    writeAudit(act, { action: 'subscribers.export', details: { which, count: subscribers.length } }),
  )
  const sheet = writeSubscribers(subscribers, { delimiter, heads, timeZone })
  return answerSheet(sheet, `subscribers-${call.now.toISOString().slice(0, 10)}`)
}

interface SheetLook {
  readonly delimiter: string
  readonly heads: Locale
  readonly timeZone: string
}

/** One row for each subscriber: the address, and the proof of the consent, with times at the mall. */
function writeSubscribers(
  subscribers: SubscribersJson['items'],
  { delimiter, heads: locale, timeZone }: SheetLook,
): string {
  const { heads, states } = subscriberWords(locale)
  const moment = sheetClock(timeZone)
  const rows = subscribers.map(({ consent, ...one }) => ({
    email: one.email ?? '',
    first_name: one.first_name ?? '',
    last_name: one.last_name ?? '',
    locale: one.locale,
    state: states[one.state],
    wording: consent.wording,
    page: consent.page,
    consentAt: moment(consent.at),
    confirmedAt: moment(one.confirmedAt),
    unsubscribedAt: moment(one.unsubscribedAt),
  }))
  return writePeopleSheet(heads, rows, delimiter)
}
