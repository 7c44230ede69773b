import { randomBytes } from 'node:crypto'
import type { TestTokens } from './account-platform.ts'

/** Calls within this time after a renewal are one batch: they do not renew the token again. */
const batchMs = 5_000
const lifespanMs = 14 * 24 * 60 * 60_000
const maxDevices = 10

/**
 * Tokens of a platform with devise_token_auth and its default settings: every response has a new token
 * and invalidates the former one; the other calls of a batch get a blank token, and the current one stays valid.
 */
export function createDeviseTokens(clock: () => number): TestTokens {
  const devices = new Map<string, { token: string; renewedAt: number }>()

  function renew(client: string, uid: string) {
    const device = { token: randomBytes(16).toString('base64url'), renewedAt: clock() }
    devices.set(client, device)
    const expiry = String(Math.floor((clock() + lifespanMs) / 1_000))
    return { 'access-token': device.token, uid, client, expiry, 'token-type': 'Bearer' }
  }

  return {
    logIn(uid) {
      const [oldest] = devices.keys()
      if (devices.size >= maxDevices && oldest !== undefined) devices.delete(oldest)
      return renew(randomBytes(16).toString('base64url'), uid)
    },
    take({ accessToken, uid, client }) {
      const device = devices.get(client)
      if (device?.token !== accessToken || clock() > device.renewedAt + lifespanMs) return undefined
      if (clock() - device.renewedAt >= batchMs) return renew(client, uid)
      return { 'access-token': ' ', uid, client, expiry: ' ', 'token-type': 'Bearer' }
    },
    logOut: ({ client }) => void devices.delete(client),
  }
}
