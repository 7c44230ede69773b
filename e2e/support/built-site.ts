import { join } from 'node:path'
import type { Gateway } from '../../site/content/gateway.ts'
import { buildSite } from '../../tools/build-site.ts'

interface BuiltSiteOptions {
  readonly origin: string
  readonly content: Gateway['current']
  readonly clock: () => number
  /** 0 disables the page cache. */
  readonly pageCacheBytes: number
  readonly onError: (message: string) => void
}

interface BuiltSite {
  fetch(request: Request): Response | Promise<Response>
}

/** The production build of the site inside this process, without a platform to send forms to. */
export async function createBuiltSite({ onError, ...options }: BuiltSiteOptions): Promise<BuiltSite> {
  buildSite()
  // Before React is loaded, as in the site's own process.
  process.env['NODE_ENV'] ??= 'production'
  const build: unknown = await import(join(import.meta.dirname, '..', '..', 'site/dist/server/index.js'))
  if (!isBuild(build)) throw new Error('The build of the site has no createBuiltSite.')
  const ignore = () => {}
  const error = (details: { readonly err?: unknown }, message: string) =>
    onError(`${message} ${details.err instanceof Error ? (details.err.stack ?? '') : ''}`)
  return build.createBuiltSite({
    ...options,
    isReady: () => true,
    imageOrigins: [],
    log: { debug: ignore, info: ignore, warn: ignore, error },
    platform: {
      platformUrl: 'http://platform.example',
      propertyId: '1',
      apiKey: 'none',
      tenant: 'mall',
      signature: 'hmac-sha256',
      fetch: () => Promise.reject(new Error('There is no platform.')),
    },
    trustedProxies: 0,
    secret: 'the secret of this test, long enough',
  })
}

function isBuild(build: unknown): build is { createBuiltSite(options: object): BuiltSite } {
  return typeof build === 'object' && build !== null && 'createBuiltSite' in build
}
