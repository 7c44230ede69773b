import { BlockList, isIP } from 'node:net'

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
