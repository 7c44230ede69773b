import type { Answer, Ask } from './site-env.ts'

/** Addresses for monitoring, which knows the process by the address of its machine. */
const healthTargets = ['/healthz', '/readyz']

/** Refuses a request that names another host than the site's own; undefined for all others. */
export function createHostRefusal(
  hosts: readonly string[] | undefined,
  refuse: (ask: Ask) => Answer,
): (ask: Ask) => Answer | undefined {
  if (hosts === undefined) return () => undefined
  const known = new Set(hosts)
  return (ask) => {
    const name = ask.header('host')?.toLowerCase().replace(/:\d*$/, '')
    return (name !== undefined && known.has(name)) || healthTargets.includes(ask.target)
      ? undefined
      : refuse(ask)
  }
}
