import type {
  Confirmation,
  MeansWire,
  NewApp,
  OpenedLink,
  RecoveryCodes,
  SessionsWire,
} from '@promenade/contract/studio-api/login'
import type { AuditWire } from '@promenade/contract/studio-api/audit'
import type { Invitation, StaffChange, StaffWire } from '@promenade/contract/studio-api/people'
import type { CreatedToken, NewToken, TokensWire } from '@promenade/contract/studio-api/tokens'
import { request } from './client.ts'

type RegistrationOptions = Parameters<
  typeof import('@simplewebauthn/browser').startRegistration
>[0]['optionsJSON']
type LoginOptions = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON']

/** Opens a link of a mail: it logs in, asks for a second factor, or is an invitation. */
export function openLink(token: string): Promise<OpenedLink> {
  return request('/session/link', { method: 'POST', body: { token } })
}

export function mailLoginLink(email: string): Promise<unknown> {
  return request('/session/mail', { method: 'POST', body: { email } })
}

export function logInWithCode(ticket: string, code: string): Promise<unknown> {
  return request('/session/code', { method: 'POST', body: { ticket, code } })
}

export async function logInWithPasskey(): Promise<unknown> {
  return request('/session/passkey', { method: 'POST', body: { passkey: await readPasskey() } })
}

/** Uses a passkey, or gives a code, for what needs a fresh factor. */
export function confirm(given: Confirmation): Promise<unknown> {
  return request('/session/confirm', { method: 'POST', body: given })
}

export async function confirmWithPasskey(): Promise<unknown> {
  return confirm({ passkey: await readPasskey() })
}

/** Asks the browser for a passkey. Throws if the user cancels. */
async function readPasskey() {
  const optionsJSON: LoginOptions = await request('/session/passkey/options', { method: 'POST', body: {} })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}

/** Makes the first passkey with an invitation. */
export async function joinWithPasskey(token: string, name: string): Promise<RecoveryCodes> {
  const passkey = await createPasskey('/join/passkey/options', { token })
  return request('/join/passkey', { method: 'POST', body: { token, passkey, name } })
}

export async function addPasskey(name: string): Promise<RecoveryCodes> {
  const passkey = await createPasskey('/means/passkeys/options', {})
  return request('/means/passkeys', { method: 'POST', body: { passkey, name } })
}

async function createPasskey(path: string, body: object) {
  const optionsJSON: RegistrationOptions = await request(path, { method: 'POST', body })
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON })
}

export function removePasskey(id: string): Promise<unknown> {
  return request(`/means/passkeys/${id}`, { method: 'DELETE' })
}

/** A new secret for an authenticator app, with the token of an invitation if there is one. */
export function getAppSecret(token?: string): Promise<NewApp> {
  return token === undefined
    ? request('/means/app/secret', { method: 'POST', body: {} })
    : request('/join/app/secret', { method: 'POST', body: { token } })
}

export function setApp(secret: string, code: string, token?: string): Promise<RecoveryCodes> {
  return token === undefined
    ? request('/means/app', { method: 'PUT', body: { secret, code } })
    : request('/join/app', { method: 'POST', body: { token, secret, code } })
}

export function removeApp(): Promise<unknown> {
  return request('/means/app', { method: 'DELETE' })
}

export function renewRecoveryCodes(): Promise<RecoveryCodes> {
  return request('/means/recovery-codes', { method: 'POST', body: {} })
}

export function getMeans(): Promise<MeansWire> {
  return request('/means')
}

export function listSessions(): Promise<SessionsWire> {
  return request('/sessions')
}

export function endSession(id: number): Promise<unknown> {
  return request(`/sessions/${id}`, { method: 'DELETE' })
}

export function endOtherSessions(): Promise<unknown> {
  return request('/sessions', { method: 'DELETE' })
}

export function listStaff(): Promise<StaffWire> {
  return request('/staff')
}

export function inviteStaff(invitation: Invitation): Promise<unknown> {
  return request('/staff', { method: 'POST', body: invitation })
}

export function changeStaff(id: number, change: StaffChange): Promise<unknown> {
  return request(`/staff/${id}`, { method: 'PATCH', body: change })
}

/** A new invitation; for somebody who has joined, a recovery. */
export function inviteAgain(id: number): Promise<unknown> {
  return request(`/staff/${id}/invitation`, { method: 'POST', body: {} })
}

export function stopInvitation(id: number): Promise<unknown> {
  return request(`/staff/${id}/invitation`, { method: 'DELETE' })
}

export function endStaffSessions(id: number): Promise<unknown> {
  return request(`/staff/${id}/sessions`, { method: 'DELETE' })
}

export function listTokens(): Promise<TokensWire> {
  return request('/tokens')
}

export function createToken(token: NewToken): Promise<CreatedToken> {
  return request('/tokens', { method: 'POST', body: token })
}

export function revokeToken(id: number): Promise<unknown> {
  return request(`/tokens/${id}`, { method: 'DELETE' })
}

export function listAudit(before?: number): Promise<AuditWire> {
  return request(before === undefined ? '/audit' : `/audit?before=${before}`)
}
