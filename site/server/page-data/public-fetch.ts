import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import {
  createGuardedLookup,
  isPublicAddress,
  requireAllowedHost,
  type ResolveHost,
} from '@promenade/process/public-address'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { createFetch } from '../platform/platform-fetch.ts'

/** `fetch` for URLs from clients, which connects to addresses of the public internet alone. */
export function createPublicFetch(resolve?: ResolveHost): PlatformFetch {
  // A reused connection would skip the check.
  const options = { keepAlive: false, lookup: createGuardedLookup(isPublicAddress, resolve) }
  const fetch = createFetch({ 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) })
  return async (url, init) => {
    requireAllowedHost(new URL(url))
    return fetch(url, init)
  }
}
