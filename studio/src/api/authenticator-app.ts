import type { NewApp, RecoveryCodes } from '@promenade/contract/studio-api/login'
import { call } from './call.ts'

/** Gets a new secret for an authenticator app: with the token of an invitation, else for the current user. */
export function getAppSecret(token?: string): Promise<NewApp> {
  return token === undefined
    ? call('POST /api/v1/means/app/secret')
    : call('POST /api/v1/join/app/secret', { body: { token } })
}

export function setApp(secret: string, code: string, token?: string): Promise<RecoveryCodes> {
  return token === undefined
    ? call('PUT /api/v1/means/app', { body: { secret, code } })
    : call('POST /api/v1/join/app', { body: { token, secret, code } })
}
