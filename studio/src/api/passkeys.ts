import type { RecoveryCodes } from '@promenade/contract/studio-api/login'
import { call } from './call.ts'

type NewPasskeyOptions = Parameters<
  typeof import('@simplewebauthn/browser').startRegistration
>[0]['optionsJSON']

export async function logInWithPasskey(): Promise<unknown> {
  return call('POST /api/v1/session/passkey', { body: { passkey: await readPasskey() } })
}

/** Proves a fresh factor with a passkey. */
export async function confirmWithPasskey(): Promise<unknown> {
  return call('POST /api/v1/session/confirm', { body: { passkey: await readPasskey() } })
}

/** Asks the browser for a passkey. Throws if the user cancels. */
async function readPasskey() {
  const optionsJSON = await call('POST /api/v1/session/passkey/options')
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}

/** Creates the first passkey of an invited person. */
export async function joinWithPasskey(token: string, name: string): Promise<RecoveryCodes> {
  const passkey = await createPasskey(await call('POST /api/v1/join/passkey/options', { body: { token } }))
  return call('POST /api/v1/join/passkey', { body: { token, passkey, name } })
}

export async function addPasskey(name: string): Promise<RecoveryCodes> {
  const passkey = await createPasskey(await call('POST /api/v1/means/passkeys/options'))
  return call('POST /api/v1/means/passkeys', { body: { passkey, name } })
}

async function createPasskey(optionsJSON: NewPasskeyOptions) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON })
}
