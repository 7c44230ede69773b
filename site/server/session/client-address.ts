import { clientNetwork } from '@promenade/process/client-network'
import { bindingsOf, type SiteContext } from '../http/site-env.ts'

/** The network address of the client. */
export function clientAddress(context: SiteContext, trustedProxies: number): string {
  const { address = '' } = bindingsOf(context)
  return clientNetwork({ forwardedFor: context.req.header('x-forwarded-for'), address, trustedProxies })
}
