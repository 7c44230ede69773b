import type { Problem } from '@promenade/process/problem'
import {
  codeLoginSchema,
  mailLinkSchema,
  openLinkSchema,
  type OpenedLink,
  passkeyLoginSchema,
} from '@promenade/contract/studio-api/login'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { refuse } from '../../documents/refuse.ts'
import { writeAudit } from '../audit.ts'
import type { PublicCall } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { readJson } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { countAttempt, countChallenge, countCode } from './attempts.ts'
import { consumeLink, countFailure, createLink, findLink, type FoundLink } from './links.ts'
import { mailLoginLinks } from './mail-login-links.ts'
import { checkAppCode, hasApp } from './means.ts'
import { checkPasskey, findPasskey, listPasskeys, offerPasskeyLogin } from './passkeys.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { findSession, openSession } from './session.ts'

const maxBytes = 2_000
const maxPasskeyBytes = 64_000

/** The routes by which staff log in: a passkey, or a link by mail and a code. */
export function addLoginRoutes(routes: Routes): void {
  routes.anyone('POST /api/v1/session/link', openLink)
  routes.anyone('POST /api/v1/session/mail', mailLink)
  routes.anyone('POST /api/v1/session/code', logInWithCode)
  routes.anyone('POST /api/v1/session/passkey/options', offerPasskey)
  routes.anyone('POST /api/v1/session/passkey', logInWithPasskey)
}

async function openLink(call: PublicCall): Promise<Response> {
  const { database, now, request } = call
  const { token } = await readJson(request, openLinkSchema, maxBytes)
  const link = await findLink(database, token, now)
  if (link === undefined || link.purpose === 'second-factor') throw await wrongLink(call)
  if (link.purpose === 'invitation' || link.purpose === 'recovery')
    return answerJson(await describeJoin(call, link))
  return database.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link))) throw invalidLink()
    if (link.purpose === 'login') return answerJson(await askSecondFactor(transaction, link, now))
    return logIn(call, transaction, { ...link, means: 'start' })
  })
}

async function askSecondFactor(
  transaction: Transaction<Schema>,
  { staffId, name }: FoundLink,
  now: Date,
): Promise<OpenedLink> {
  const { token } = await createLink(transaction, { staffId, purpose: 'second-factor', now })
  return {
    state: 'second-factor',
    ticket: token,
    name,
    hasApp: await hasApp(transaction, staffId),
    hasPasskey: (await listPasskeys(transaction, staffId)).length > 0,
  }
}

async function describeJoin({ database, now }: PublicCall, link: FoundLink): Promise<OpenedLink> {
  const { name: mall } = await getProperty(database, link.propertyId)
  const { name, email, role, locale, purpose, validFrom } = link
  const isRecovery = purpose === 'recovery'
  const waits = validFrom !== null && validFrom > now ? { validFrom: validFrom.toISOString() } : {}
  return { state: 'join', name, email, role, locale, mall, isRecovery, ...waits }
}

/** The response says nothing, and comes before the work, whose time would tell whether the address is known. */
async function mailLink({ request, database, now, parts, source }: PublicCall): Promise<Response> {
  const { email } = await readJson(request, mailLinkSchema, maxBytes)
  await countAttempt(database, 'mail', source.addressHash)
  mailLoginLinks({ database, now, source, origin: parts.origin(), email }).catch((error: unknown) =>
    parts.onError(error, request),
  )
  return answerJson({}, 202)
}

async function logInWithCode(call: PublicCall): Promise<Response> {
  const { database, now, request, source } = call
  const { ticket, code } = await readJson(request, codeLoginSchema, maxBytes)
  const link = await findLink(database, ticket, now)
  if (link?.purpose !== 'second-factor') throw await wrongLink(call)
  await countCode(database, link.staffId, source.addressHash)
  if (!(await countFailure(database, link))) throw invalidLink()
  const means = await checkCode(call, link.staffId, code)
  if (means === undefined) {
    await noteRefusal(call, link, 'code')
    throw refuse('forbidden', 'The code is wrong or was used.')
  }
  return database.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link))) throw invalidLink()
    return logIn(call, transaction, { ...link, means })
  })
}

/** The kind of a code: of the app, or a recovery code, which is used up; undefined for a wrong one. */
export async function checkCode(
  { database, now }: PublicCall,
  staffId: number,
  code: string,
): Promise<'app' | 'recovery-code' | undefined> {
  if (await checkAppCode(database, { staffId, code, now })) return 'app'
  return (await redeemRecoveryCode(database, { staffId, code, now })) ? 'recovery-code' : undefined
}

/** Offers the passkeys of the session's owner; without a session, all that the device knows. */
async function offerPasskey({ database, request, now, parts, source }: PublicCall): Promise<Response> {
  const session = await findSession(database, request, now)
  await countChallenge(database, { staffId: session?.staffId, addressHash: source.addressHash })
  return answerJson(await offerPasskeyLogin({ database, now, origin: parts.origin() }, session?.staffId))
}

async function logInWithPasskey(call: PublicCall): Promise<Response> {
  const { database, now, request, parts, source } = call
  const { passkey } = await readJson(request, passkeyLoginSchema, maxPasskeyBytes)
  const owner = await checkPasskey({ database, now, origin: parts.origin() }, passkey)
  // Only wrong ones count: a right passkey works from everywhere.
  if (owner === undefined) {
    await countAttempt(database, 'wrong-passkey', source.addressHash)
    const pretended = await findPasskey(database, passkey.id)
    if (pretended !== undefined) await noteRefusal(call, pretended, 'passkey')
    throw refuse('forbidden', 'The passkey is not known here.')
  }
  return database
    .transaction()
    .execute((transaction) => logIn(call, transaction, { ...owner, means: 'passkey' }))
}

interface Login {
  readonly staffId: number
  readonly propertyId: number
  readonly name: string
  readonly means: string
}

/** Opens a session and audits it. */
export async function logIn(
  { now, request, source }: PublicCall,
  transaction: Transaction<Schema>,
  { staffId, propertyId, name, means }: Login,
  body: object = { state: 'logged-in' },
): Promise<Response> {
  const cookie = await openSession(transaction, { staffId, request, now })
  const act = { transaction, propertyId, now, author: { id: staffId, name }, request: source }
  await writeAudit(act, { action: 'session.start', details: { means } })
  return answerJson(body, 200, { 'Set-Cookie': cookie })
}

interface Pretended {
  readonly propertyId: number
  readonly staffId: number
  readonly name: string
}

/** Audits a failed login, or a failed confirmation, of this member of staff. */
export async function noteRefusal(
  { database, now, source }: PublicCall,
  { propertyId, staffId, name }: Pretended,
  means: 'code' | 'passkey',
): Promise<void> {
  await database
    .transaction()
    .execute((transaction) =>
      writeAudit(
        { transaction, propertyId, now, request: source },
        { action: 'session.refused', details: { staff: staffId, name, means } },
      ),
    )
}

/** Counts a link that cannot be used. Throws `Problem` when there were too many. */
export async function wrongLink({ database, source }: PublicCall): Promise<Problem> {
  await countAttempt(database, 'wrong-link', source.addressHash)
  return invalidLink()
}

/** The answer to every link that cannot be used, so that it tells nothing. */
export function invalidLink(): Problem {
  return refuse('unauthorized', 'The link was used already, or is too old.')
}
