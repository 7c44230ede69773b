import type { Ask } from './site-env.ts'

/**
 * Whether a page of ours sent this. Browsers say where a request comes from (Fetch Metadata); those that do not say
 * its origin. Under which name the site was asked counts too: a mall may be reached by more than its public address.
 */
export function isFromOurPage({ header }: Pick<Ask, 'header'>, origin: string): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const from = header('origin')
  if (from === undefined) return false
  return from === origin || from === `${new URL(origin).protocol}//${header('host') ?? ''}`
}
