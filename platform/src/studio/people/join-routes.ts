import {
  joinWithAppSchema,
  joinWithPasskeySchema,
  openLinkSchema,
  type RecoveryCodes,
} from '@promenade/contract/studio-api/login'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { refuse } from '../../documents/refuse.ts'
import type { PublicCall } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { readJson } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { createAppSecret } from './app-secret.ts'
import { consumeLink, findLink, type FoundLink } from './links.ts'
import { invalidLink, logIn, wrongLink } from './login-routes.ts'
import { removeAllMeans, setApp } from './means.ts'
import { addPasskey, offerRegistration } from './passkeys.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

const maxBytes = 2_000
const maxPasskeyBytes = 64_000

/** The routes of an invitation and of a recovery: the holder of the link makes a means of login and is logged in. */
export function addJoinRoutes(routes: Routes): void {
  routes.anyone('POST /api/v1/join/passkey/options', offerPasskey)
  routes.anyone('POST /api/v1/join/passkey', joinWithPasskey)
  routes.anyone('POST /api/v1/join/app/secret', offerApp)
  routes.anyone('POST /api/v1/join/app', joinWithApp)
}

async function offerPasskey(call: PublicCall): Promise<Response> {
  const { token } = await readJson(call.request, openLinkSchema, maxBytes)
  const link = await getJoinLink(call, token)
  const { name } = await getProperty(call.database, link.propertyId)
  return answerJson(await offerRegistration(placeOf(call), link, name))
}

async function joinWithPasskey(call: PublicCall): Promise<Response> {
  const { token, passkey, name } = await readJson(call.request, joinWithPasskeySchema, maxPasskeyBytes)
  const link = await getJoinLink(call, token)
  return join(call, link, 'passkey', (transaction) =>
    addPasskey({ ...placeOf(call), database: transaction }, link.staffId, { passkey, name }),
  )
}

async function offerApp(call: PublicCall): Promise<Response> {
  const { token } = await readJson(call.request, openLinkSchema, maxBytes)
  const link = await getJoinLink(call, token)
  const { name } = await getProperty(call.database, link.propertyId)
  return answerJson(createAppSecret(name, link.email))
}

async function joinWithApp(call: PublicCall): Promise<Response> {
  const { token, secret, code } = await readJson(call.request, joinWithAppSchema, maxBytes)
  const link = await getJoinLink(call, token)
  return join(call, link, 'app', (transaction) =>
    setApp(transaction, link.staffId, { secret, code, now: call.now }),
  )
}

/** Uses the link up, makes the first means of login and opens a session, all or nothing. */
async function join(
  call: PublicCall,
  link: FoundLink,
  means: string,
  addMeans: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<Response> {
  return call.database.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link))) throw invalidLink()
    await removeAllMeans(transaction, link.staffId)
    await addMeans(transaction)
    const recoveryCodes = await replaceRecoveryCodes(transaction, link.staffId)
    const body: RecoveryCodes = { recoveryCodes: [...recoveryCodes] }
    return logIn(call, transaction, { ...link, means: `${link.purpose} ${means}` }, body)
  })
}

/** A link that can be used now. Throws `Problem`. */
async function getJoinLink(call: PublicCall, token: string): Promise<FoundLink> {
  const { database, now } = call
  const link = await findLink(database, token, now)
  if (link?.purpose !== 'invitation' && link?.purpose !== 'recovery') throw await wrongLink(call)
  if (link.validFrom !== null && link.validFrom > now)
    throw refuse('forbidden', `The link works from ${link.validFrom.toISOString()}.`)
  return link
}

function placeOf({ database, now, parts }: PublicCall) {
  return { database, now, origin: parts.origin() }
}
