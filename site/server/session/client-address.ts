import { isIP, isIPv6 } from 'node:net'
import type { Ask } from '../http/site-env.ts'

/**
 * Where a visitor comes from, as far as it can be believed: of the addresses that proxies have noted, the one noted by
 * the farthest of ours. Whoever asks can write what they like before it.
 */
export function visitorAddress({ header, address = '' }: Ask, trustedProxies: number): string {
  if (trustedProxies === 0) return networkOf(address)
  const noted = (header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const believed = noted.at(-trustedProxies) ?? ''
  return networkOf(isIP(believed) === 0 ? address : believed)
}

/** An IPv6 subscriber has at least a /64 to choose addresses from, so the network counts. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
}
