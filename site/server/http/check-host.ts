import { Refusal } from '../refusals.ts'
import type { SiteHandler } from './site-env.ts'

/** Monitoring requests these with the address of the machine as host. */
const healthTargets = ['/healthz', '/readyz']

export type IsOwnHost = (host: string | undefined) => boolean

/** True for a `Host` that names one of the site's hosts, with or without a port; for any where there is no list. */
export function createHostCheck(hosts: readonly string[] | undefined): IsOwnHost {
  if (hosts === undefined) return () => true
  const known = new Set(hosts)
  return (host) => {
    const name = host?.toLowerCase().replace(/:\d*$/, '')
    return name !== undefined && known.has(name)
  }
}

/** Refuses a request that names another host than the site's own (421). */
export function checkHost(isOwnHost: IsOwnHost): SiteHandler {
  return async ({ req, var: { target } }, next) => {
    if (!isOwnHost(req.header('host')) && !healthTargets.includes(target)) throw new Refusal(421)
    await next()
  }
}
