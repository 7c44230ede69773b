import type { LookupAddress } from 'node:dns'
import { lookup as lookupByDns } from 'node:dns/promises'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Problem } from '@promenade/process/problem'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { createFetch } from '../platform/platform-fetch.ts'
import { isPublicAddress } from './public-address.ts'

/** Every address of a host name. Rejects for an unknown one. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

/**
 * `fetch` for URLs from clients. It connects to the checked addresses, because a second DNS lookup could return others.
 */
export function createPublicFetch(resolve: ResolveHost = resolveByDns): PlatformFetch {
  const lookup: LookupFunction = (host, { all }, done) => {
    // An error thrown in Node's callback would end the process; here it is the result of the lookup.
    const lookUp = callbackify(() => resolvePublic(resolve, host))
    lookUp((error, found) => {
      if (error instanceof Error) return done(error, '')
      const [first, others] = found
      return all === true ? done(null, [first, ...others]) : done(null, first.address, first.family)
    })
  }
  // A reused connection would skip the check.
  const options = { keepAlive: false, lookup }
  const fetch = createFetch({ 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) })
  return async (url, init) => {
    // Node does not look up a host that is an address.
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic()
    return fetch(url, init)
  }
}

/** The addresses of a host, the first one apart. Throws `Problem` if any of them is not public. */
async function resolvePublic(
  resolve: ResolveHost,
  host: string,
): Promise<readonly [LookupAddress, readonly LookupAddress[]]> {
  const [first, ...others] = await resolve(host)
  if (first === undefined) throw new Error('The host has no address')
  if (![first, ...others].every(({ address }) => isPublicAddress(address))) throw notPublic()
  return [first, others]
}

function resolveByDns(host: string): Promise<readonly LookupAddress[]> {
  return lookupByDns(host, { all: true })
}

function notPublic(): Problem {
  return new Problem(403, 'The host has an address outside the public internet.')
}
