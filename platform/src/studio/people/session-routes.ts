import { entryKinds, singleKinds } from '@promenade/contract/kinds/kinds'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { confirmSchema, type Confirmation, type SessionsJson } from '@promenade/contract/studio-api/login'
import type { StudioSession } from '@promenade/contract/studio-api/session'
import { locales } from '@promenade/domain/locale/locale'
import { listPermissions } from '@promenade/domain/studio/permissions'
import { refuse } from '../../documents/refuse.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { readJson } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { countCode } from './attempts.ts'
import { checkCode, noteRefusal } from './login-routes.ts'
import { checkPasskey } from './passkeys.ts'
import { noCookie, openSessions } from './session.ts'

const maxBytes = 64_000

/** The routes of sessions: who is logged in and where, a fresh factor, and log-out. */
export function addSessionRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/session', async (call) => answerJson(await describeSession(call)))
  routes.staff('DELETE /api/v1/session', logOut)
  routes.staff('POST /api/v1/session/confirm', confirm)
  routes.staff('GET /api/v1/sessions', async (call) => answerJson(await listSessions(call)))
  routes.staff('DELETE /api/v1/sessions', endOthers)
  routes.staff('DELETE /api/v1/sessions/:id', endOne)
}

/** The schemas of the forms do not change while the process runs. */
const kinds: StudioSession['kinds'] = entryKinds.map((kind) => ({
  kind,
  single: singleKinds.has(kind),
  schema: { ...describeDocument(kind) },
}))

async function describeSession({ database, person, parts }: PersonCall): Promise<StudioSession> {
  const { staffId, propertyId, name, email, role, locale } = person
  const { name: mall, timeZone, url } = await getProperty(database, propertyId)
  return {
    staff: { id: staffId, name, email, role, locale },
    mall: {
      id: propertyId,
      name: mall,
      timeZone,
      siteUrl: parts.siteUrl ?? url,
      previewUrl: parts.previewUrl ?? null,
      locales: locales.map(({ code }) => code),
    },
    permissions: [...listPermissions(role)],
    kinds,
    demo: parts.isDemo,
  }
}

async function logOut(call: PersonCall): Promise<Response> {
  await endSessions(call, [call.person.id])
  return answerJson({}, 200, { 'Set-Cookie': noCookie })
}

async function confirm(call: PersonCall): Promise<Response> {
  const given = await readJson(call.request, confirmSchema, maxBytes)
  if (!(await isConfirmed(call, given))) {
    await noteRefusal(call, call.person, 'code' in given ? 'code' : 'passkey')
    throw refuse('bad-request', 'It was not accepted.')
  }
  await call.act(async (act) => {
    await act.transaction
      .updateTable('staff_session')
      .set({ confirmed_at: call.now })
      .where('id', '=', call.person.id)
      .execute()
    await writeAudit(act, { action: 'session.confirm' })
  })
  return answerJson({})
}

async function isConfirmed(call: PersonCall, given: Confirmation): Promise<boolean> {
  const { database, now, parts, person, source } = call
  if ('code' in given) {
    await countCode(database, person.staffId, source.addressHash)
    return (await checkCode(call, person.staffId, given.code)) !== undefined
  }
  const owner = await checkPasskey({ database, now, origin: parts.origin() }, given.passkey)
  return owner?.staffId === person.staffId
}

async function listSessions({ database, now, person }: PersonCall): Promise<SessionsJson> {
  const rows = await openSessions(database, now)
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('staff_id', '=', person.staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    items: rows.map(({ id, device, created_at, seen_at }) => ({
      id,
      device,
      createdAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
      isCurrent: id === person.id,
    })),
  }
}

async function endOne(call: PersonCall): Promise<Response> {
  const { items } = await listSessions(call)
  const session = items.find(({ id }) => id === call.id())
  if (session === undefined) throw refuse('not-found', 'There is no such session.')
  await endSessions(call, [session.id])
  return answerJson({}, 200, session.isCurrent ? { 'Set-Cookie': noCookie } : {})
}

async function endOthers(call: PersonCall): Promise<Response> {
  const { items } = await listSessions(call)
  const others = items.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
  if (others.length > 0) await endSessions(call, others)
  return answerJson({})
}

async function endSessions(call: PersonCall, ids: readonly number[]): Promise<void> {
  await call.act(async (act) => {
    await act.transaction
      .deleteFrom('staff_session')
      .where('id', 'in', [...ids])
      .execute()
    await writeAudit(act, { action: 'session.end', details: { sessions: ids.length } })
  })
}
