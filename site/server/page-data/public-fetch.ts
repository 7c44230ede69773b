import { lookup as lookupByDns, type LookupAddress } from 'node:dns'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { createFetch } from '../platform-fetch.ts'
import { isPublicAddress } from './public-address.ts'

/** Every address of a host name. */
export type ResolveHost = (
  host: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

/** A host has an address outside the public internet. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/**
 * `fetch` for URLs from clients. It connects to the checked addresses, because a second DNS lookup could return others.
 */
export function createPublicFetch(resolve: ResolveHost = resolveByDns): PlatformFetch {
  const lookup: LookupFunction = (host, { all }, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses
      if (error !== null || first === undefined) return done(error ?? new Error('No address'), '')
      if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), '')
      return all === true ? done(null, [...addresses]) : done(null, first.address, first.family)
    })
  // A reused connection would skip the check.
  const options = { keepAlive: false, lookup }
  const fetch = createFetch({ 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) })
  return async (url, init) => {
    // Node does not look up a host that is an address.
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress()
    return fetch(url, init)
  }
}

function resolveByDns(...[host, done]: Parameters<ResolveHost>): void {
  lookupByDns(host, { all: true }, done)
}
