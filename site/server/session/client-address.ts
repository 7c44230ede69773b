import { isIP, isIPv6 } from 'node:net'
import { bindingsOf, type SiteContext } from '../http/site-env.ts'

/**
 * The network address of the client: the entry of `X-Forwarded-For` that the first of our own proxies added. The entries
 * before it may be forged by the client.
 */
export function clientAddress(context: SiteContext, trustedProxies: number): string {
  const { address = '' } = bindingsOf(context)
  if (trustedProxies === 0) return networkOf(address)
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const trusted = forwarded.at(-trustedProxies) ?? ''
  return networkOf(isIP(trusted) === 0 ? address : trusted)
}

/** An IPv6 subscriber has at least a whole /64, so that network counts as one address. */
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
