import { refuse } from '../refusals.ts'
import type { SiteHandler } from './site-env.ts'

/** Load balancers request these with the machine's address as host. */
const healthTargets = ['/healthz', '/readyz']

export type IsOwnHost = (host: string | undefined) => boolean

/** True for a `Host` in the list, with or without a port; without a list, for any. */
export function createHostCheck(hosts: readonly string[] | undefined): IsOwnHost {
  if (hosts === undefined) return () => true
  const ownHosts = new Set(hosts)
  return (host) => {
    const name = host?.toLowerCase().replace(/:\d*$/, '')
    return name !== undefined && ownHosts.has(name)
  }
}

/** Refuses a request that names another host than the site's own (421). */
export function checkHost(isOwnHost: IsOwnHost): SiteHandler {
  return async ({ req, var: { target } }, next) => {
    if (!isOwnHost(req.header('host')) && !healthTargets.includes(target)) throw refuse(421)
    await next()
  }
}
