import {
  addPasskeySchema,
  type MeansJson,
  type RecoveryCodes,
  setAppSchema,
} from '@promenade/contract/studio-api/login'
import { refuse } from '../../documents/refuse.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { readJson } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { createAppSecret } from './app-secret.ts'
import { freshUntil } from './fresh-factor.ts'
import { countMeans, hasApp, removeMeans, setApp } from './means.ts'
import { addPasskey, listPasskeys, offerRegistration } from './passkeys.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

const maxBytes = 2_000
const maxPasskeyBytes = 64_000

/** The routes of the own means of login. Each change needs a fresh factor. */
export function addMeansRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/means', async (call) => answerJson(await describeMeans(call)))
  routes.staff('POST /api/v1/means/passkeys/options', offerPasskey)
  routes.staff('POST /api/v1/means/passkeys', storePasskey)
  routes.staff('DELETE /api/v1/means/passkeys/:id', removePasskey)
  routes.staff('POST /api/v1/means/app/secret', offerApp)
  routes.staff('PUT /api/v1/means/app', storeApp)
  routes.staff('DELETE /api/v1/means/app', removeApp)
  routes.staff('POST /api/v1/means/recovery-codes', renewCodes)
}

/** The means of login of the current user. */
async function describeMeans(call: PersonCall): Promise<MeansJson> {
  const { database, person, parts } = call
  const passkeys = await listPasskeys(database, person.staffId)
  return {
    host: new URL(parts.origin()).hostname,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    hasApp: await hasApp(database, person.staffId),
    recoveryCodes: await countRecoveryCodes(database, person.staffId),
    freshUntil: freshUntil(call)?.toISOString() ?? null,
  }
}

async function offerPasskey(call: PersonCall): Promise<Response> {
  const { database, now, parts, person } = call
  const { handle } = await database
    .selectFrom('staff')
    .select('handle')
    .where('id', '=', person.staffId)
    .executeTakeFirstOrThrow()
  const { name } = await getProperty(database, person.propertyId)
  const place = { database, now, origin: parts.origin() }
  return answerJson(await offerRegistration(place, { ...person, handle }, name))
}

async function storePasskey(call: PersonCall): Promise<Response> {
  const { passkey, name } = await readJson(call.request, addPasskeySchema, maxPasskeyBytes)
  return call.act(async (act) => {
    const place = { database: act.transaction, now: call.now, origin: call.parts.origin() }
    await addPasskey(place, call.person.staffId, { passkey, name })
    await writeAudit(act, { action: 'means.add', details: { means: 'passkey', name } })
    return answerJson(await firstCodes(call, act.transaction), 201)
  })
}

function removePasskey(call: PersonCall): Promise<Response> {
  return remove(call, 'passkey')
}

function removeApp(call: PersonCall): Promise<Response> {
  return remove(call, 'app')
}

async function remove(call: PersonCall, means: 'passkey' | 'app'): Promise<Response> {
  await call.act(async (act) => {
    const passkey = means === 'passkey' ? call.param('id') : undefined
    await removeMeans(act.transaction, call.person.staffId, passkey)
    await writeAudit(act, { action: 'means.remove', details: { means } })
  })
  return answerJson({})
}

async function offerApp({ database, person }: PersonCall): Promise<Response> {
  const { name } = await getProperty(database, person.propertyId)
  return answerJson(createAppSecret(name, person.email))
}

async function storeApp(call: PersonCall): Promise<Response> {
  const { secret, code } = await readJson(call.request, setAppSchema, maxBytes)
  return call.act(async (act) => {
    await setApp(act.transaction, call.person.staffId, { secret, code, now: call.now })
    await writeAudit(act, { action: 'means.add', details: { means: 'app' } })
    return answerJson(await firstCodes(call, act.transaction))
  })
}

async function renewCodes(call: PersonCall): Promise<Response> {
  const recoveryCodes = await call.act(async (act) => {
    if ((await countMeans(act.transaction, call.person.staffId)) === 0)
      throw refuse('conflict', 'Add a passkey or an authenticator app first.')
    await writeAudit(act, { action: 'means.recovery-codes' })
    return replaceRecoveryCodes(act.transaction, call.person.staffId)
  })
  return answerJson({ recoveryCodes })
}

/** Makes recovery codes with the first means of login, unless there are some. */
async function firstCodes(
  { person }: PersonCall,
  transaction: PersonCall['database'],
): Promise<RecoveryCodes> {
  if ((await countRecoveryCodes(transaction, person.staffId)) > 0) return {}
  return { recoveryCodes: [...(await replaceRecoveryCodes(transaction, person.staffId))] }
}
