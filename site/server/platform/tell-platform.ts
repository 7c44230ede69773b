import type { EndpointData } from '@promenade/contract/account-api/endpoints'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import { withDeadlines } from '../../content/platform-request.ts'
import { type AccountPlatform, postAccountCall } from '../session/account-call.ts'

/** What the site itself tells, not a visitor. */
type SiteEndpoint = 'site_findings' | 'page_views'

const limits = { begins: 10_000, ends: 10_000, size: 0 }
/** The limit of the platform is that of a visitor; the site is one. */
const visitor_key = 'the-site-itself-of-this-mall'

interface Told<Name extends SiteEndpoint> {
  readonly endpoint: Name
  readonly data: Omit<EndpointData<Name>, 'visitor_key'>
  readonly now: EpochMs
  readonly log: Log
}

/** Tells our own platform something. The status of its response; undefined if it cannot be reached. */
export async function tellPlatform<Name extends SiteEndpoint>(
  platform: AccountPlatform,
  { data, ...told }: Told<Name>,
): Promise<number | undefined> {
  const call = { ...told, data: { visitor_key, ...data }, auth: undefined }
  return withDeadlines(limits, async (signal) => {
    const response = await postAccountCall(platform, call, signal)
    await response.body?.cancel()
    return response.status
  }).catch(() => undefined)
}
