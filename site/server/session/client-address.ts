import { clientNetwork } from '@promenade/process/client-network'
import { bindingsOf, type SiteContext } from '../http/site-env.ts'

/**
 * The network address of the client: the entry of `X-Forwarded-For` that the first of our own proxies added. The entries
 * before it may be forged by the client.
 */
export function clientAddress(context: SiteContext, trustedProxies: number): string {
  const { address = '' } = bindingsOf(context)
  return clientNetwork({ forwardedFor: context.req.header('x-forwarded-for'), address, trustedProxies })
}
