import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** A link led into a private network, which is nobody's business to ask. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

const forbidden = new BlockList()
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
  forbidden.addSubnet(network, prefix)
// Documentation, and addresses that carry one of IPv4 inside.
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  forbidden.addSubnet(network, prefix, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** True for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !forbidden.check(address)
  return family === 6 && globalUnicast.check(address, 'ipv6') && !forbidden.check(address, 'ipv6')
}

type IsAllowed = (address: string) => boolean

/**
 * A lookup for connections that finds allowed addresses only: the connection is made to the very address that was judged, so
 * a name that changes its address in between gains nothing.
 */
export function createGuardedLookup(isAllowed: IsAllowed): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '')
      const [first] = found
      if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        return callback(new PrivateAddressError(`${hostname} is not public.`), '')
      if (options.all === true) callback(null, [...found])
      else callback(null, first.address, first.family)
    })
  }
}

/** Throws `PrivateAddressError` for a host that is written as a number and not allowed: such a one is never looked up. */
export function requireAllowedHost({ hostname }: URL, isAllowed: IsAllowed): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && !isAllowed(address)) throw new PrivateAddressError(`${hostname} is not public.`)
}
