import { join } from 'node:path'
import type { Gateway } from '../../site/content/gateway.ts'
import { buildSite } from '../../tools/build-site.ts'

/** What of the built site's options there is to choose here. */
interface BuiltSiteOptions {
  readonly origin: string
  readonly content: Gateway['current']
  readonly clock: () => number
  /** Learns of every error that the site notes. */
  readonly onError: (message: string) => void
}

export interface BuiltSite {
  readonly fetch: (request: Request) => Promise<Response>
}

/** The site as it is built, as a function in this process; without a platform for what visitors send. */
export async function createBuiltSite({ onError, ...options }: BuiltSiteOptions): Promise<BuiltSite> {
  buildSite()
  // As the site's own process does it, before React is loaded.
  process.env['NODE_ENV'] ??= 'production'
  const build: unknown = await import(join(import.meta.dirname, '..', '..', 'site/dist/server/index.js'))
  if (!isBuild(build)) throw new Error('The build of the site was made without its entry.')
  const ignore = () => {}
  const error = (details: { readonly err?: unknown }, message: string) =>
    onError(`${message} ${details.err instanceof Error ? (details.err.stack ?? '') : ''}`)
  return build.createBuiltSite({
    ...options,
    isReady: () => true,
    imageOrigins: [],
    log: { debug: ignore, info: ignore, warn: ignore, error },
    pageCacheBytes: 4_000_000,
    platform: {
      platformUrl: 'http://platform.example',
      propertyId: '1',
      apiKey: 'drill',
      tenant: 'mall',
      signature: 'hmac-sha256',
      fetch: () => Promise.reject(new Error('There is no platform.')),
    },
    trustedProxies: 0,
    secret: 'known to this drill alone, and long enough',
  })
}

interface Build {
  readonly createBuiltSite: (options: object) => BuiltSite
}

function isBuild(build: unknown): build is Build {
  return typeof build === 'object' && build !== null && 'createBuiltSite' in build
}
