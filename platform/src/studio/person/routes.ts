import { type PersonJson, personRequestSchema } from '@promenade/contract/studio-api/person'
import { retentionDays } from '@promenade/domain/forms/retention'
import { emailAddress } from '@promenade/domain/forms/fields'
import { retryDeadlock } from '../../database/retry-deadlock.ts'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { isEmail } from '../../visitors/by-email.ts'
import { erasePerson } from '../../visitors/person/erase-person.ts'
import { type Person, readPerson } from '../../visitors/person/read-person.ts'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { readJson } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import { describePerson } from './describe-person.ts'

/** The routes of everything about one person. The audit notes the act, and no address. */
export function addPersonRoutes(routes: Routes): void {
  routes.staff('POST /api/v1/person/search', search)
  routes.staff('POST /api/v1/person/export', exportAll)
  routes.staff('POST /api/v1/person/erasure', erase)
}

async function search(call: PersonCall): Promise<Response> {
  const email = await readAddress(call)
  const found = await call.act(async (act) => {
    await writeAudit(act, { action: 'person.read' })
    return describe(call, act, email)
  })
  return answerJson(found)
}

async function exportAll(call: PersonCall): Promise<Response> {
  const email = await readAddress(call)
  const person = await call.act(async (act) => {
    await writeAudit(act, { action: 'person.export' })
    return (await read(call, act, email)).person
  })
  return answerJson({ email, ...person, exported_at: call.now })
}

async function erase(call: PersonCall): Promise<Response> {
  const email = await readAddress(call)
  // What the person does at the same moment may hold one row and wait for another.
  const left = await retryDeadlock(() =>
    call.act(async (act) => {
      const { transaction, propertyId, now } = act
      const count = await erasePerson({ transaction, property: { id: propertyId }, email, now })
      await writeAudit(act, { action: 'person.erase', details: { count } })
      return describe(call, act, email)
    }),
  )
  return answerJson(left)
}

async function readAddress({ request }: PersonCall): Promise<string> {
  const { email } = await readJson(request, personRequestSchema, 1_000)
  const checked = emailAddress(email)
  if ('problem' in checked || checked.value === undefined)
    throw refuse('bad-request', 'email: is no e-mail address')
  return checked.value
}

async function describe(call: PersonCall, act: Act, email: string): Promise<PersonJson> {
  const { person, documents } = await read(call, act, email)
  return {
    parts: describePerson(person, documents),
    proofUntil: proofUntil(person, call.now)?.toISOString() ?? null,
    colleague: await findColleague(act, email),
  }
}

async function read({ parts }: PersonCall, { transaction, propertyId }: Act, email: string) {
  const published = await parts.content.find(propertyId)
  if (published === undefined) throw refuse('not-found', 'The mall has no content yet.')
  const { timeZone } = await getProperty(transaction, propertyId)
  const { documents } = published
  const property = { id: propertyId, timeZone }
  return { documents, person: await readPerson({ transaction, property, documents, email }) }
}

/** Until when the proof of a consent is kept that was given, and ends now at the latest. */
function proofUntil({ newsletter }: Person, now: Date): Date | undefined {
  const given = newsletter.find(({ confirmed_at }) => confirmed_at !== null)
  if (given === undefined) return undefined
  const from = given.unsubscribed_at ?? now
  return new Date(from.getTime() + retentionDays.endedSubscription * 86_400_000)
}

async function findColleague({ transaction, propertyId }: Act, email: string): Promise<string | null> {
  const found = await transaction
    .selectFrom('staff')
    .select('name')
    .where('property_id', '=', propertyId)
    .where(isEmail('email', email))
    .executeTakeFirst()
  return found?.name ?? null
}
