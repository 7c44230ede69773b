import { randomBytes } from 'node:crypto'
import type { TestTokens } from './account-platform.ts'

/** The tokens of our own platform: every call gets a new one, and a call with a former one ends the session. */
export function createRotatingTokens(): TestTokens {
  const tokens = new Map<string, string>()

  function renew(client: string, uid: string) {
    const token = randomBytes(24).toString('base64url')
    tokens.set(client, token)
    return { 'access-token': token, uid, client }
  }

  return {
    logIn: (uid) => renew(randomBytes(16).toString('base64url'), uid),
    take({ accessToken, uid, client }) {
      if (tokens.get(client) === accessToken) return renew(client, uid)
      tokens.delete(client)
      return undefined
    },
    logOut: ({ client }) => void tokens.delete(client),
  }
}
