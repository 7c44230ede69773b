import { createHmac } from 'node:crypto'
import { clientNetwork } from '@promenade/process/client-network'
import { createForwardedWarning } from '@promenade/process/forwarded-warning'
import type { Log } from '@promenade/process/log/log'
import type { Database } from '../../database/connect.ts'
import type { RequestOrigin } from '../../http/log-requests.ts'

/** Hashes network addresses with a key of the database: there are too few addresses for a hash without one. */
export async function createAddressHash(
  database: Database,
  { trustedProxies, log }: { readonly trustedProxies: number; readonly log: Log },
): Promise<(request: Request, origin: RequestOrigin) => string> {
  const { secret } = await database.selectFrom('studio_key').select('secret').executeTakeFirstOrThrow()
  const warn = createForwardedWarning({ trustedProxies, setting: 'STUDIO_TRUSTED_PROXIES', log })
  return (request, { address }) => {
    const forwardedFor = request.headers.get('x-forwarded-for')
    warn(forwardedFor)
    const network = clientNetwork({ forwardedFor, address, trustedProxies })
    return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
  }
}
