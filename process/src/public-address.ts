import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup as lookupByDns } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Problem } from './problem.ts'

/** IPv4 ranges outside the public internet (IANA special-purpose registry, multicast and reserved ranges). */
const nonPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nonPublic.addSubnet(network, prefix, 'ipv4')

/** Ranges within global unicast: protocol assignments with Teredo, documentation, and 6to4, which embeds an IPv4 address. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  nonPublic.addSubnet(network, prefix, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address on the public internet. Mapped and translated IPv4 (`::ffff:…`, `64:ff9b::…`) counts as not public. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !nonPublic.check(address, 'ipv4')
    case 6:
      return globalUnicast.check(address, 'ipv6') && !nonPublic.check(address, 'ipv6')
    default:
      return false
  }
}

/** An address leads into a private network, which is nobody's business to ask. */
export class PrivateAddressError extends Problem {
  constructor() {
    super(403, 'The host has an address outside the public internet.')
  }
}

type IsAllowed = (address: string) => boolean

/** Every address of a host name. Rejects for an unknown one. */
export type ResolveHost = (
  host: string,
  options: Pick<LookupOptions, 'family'>,
) => Promise<readonly LookupAddress[]>

/**
 * A lookup for connections that finds allowed addresses only. The connection is made to the very address that was checked, since a
 * second lookup could return another one. Fails with `PrivateAddressError` if any address of the host is not allowed.
 */
export function createGuardedLookup(
  isAllowed: IsAllowed = isPublicAddress,
  resolve: ResolveHost = resolveByDns,
): LookupFunction {
  return (host, { all, family }, done) => {
    // An error thrown in Node's callback would end the process; here it is the result of the lookup.
    const lookUp = callbackify(() => resolveAllowed(resolve(host, { family }), isAllowed))
    lookUp((error, found) => {
      if (error instanceof Error) return done(error, '')
      const [first, others] = found
      return all === true ? done(null, [first, ...others]) : done(null, first.address, first.family)
    })
  }
}

/** Throws `PrivateAddressError` for a host that is an address and not allowed: Node does not look it up. */
export function requireAllowedHost({ hostname }: URL, isAllowed: IsAllowed = isPublicAddress): void {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PrivateAddressError()
}

/** The addresses of a host, the first one apart. */
async function resolveAllowed(
  resolving: Promise<readonly LookupAddress[]>,
  isAllowed: IsAllowed,
): Promise<readonly [LookupAddress, readonly LookupAddress[]]> {
  const [first, ...others] = await resolving
  if (first === undefined) throw new Error('The host has no address')
  if (![first, ...others].every(({ address }) => isAllowed(address))) throw new PrivateAddressError()
  return [first, others]
}

const resolveByDns: ResolveHost = (host, { family }) =>
  lookupByDns(host, { all: true, ...(family !== undefined && { family }) })
