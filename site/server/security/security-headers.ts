import { createHash } from 'node:crypto'
import { secureHeaders } from 'hono/secure-headers'
import { workerPath } from '../../app/device/offline.ts'
import type { SiteHandler } from '../http/site-env.ts'

export interface SecurityOptions {
  /** The public origin; some headers need https. */
  readonly origin: string
  /** Origins of pictures beside the site's own. */
  readonly imageOrigins: readonly string[]
}

/**
 * Names of the Trusted Types policies of pages. `default`, created by the bootstrap, accepts text without elements, React's
 * empty script element and the worker's address only; `safe-html` wraps HTML that the contract sanitised.
 */
const trustedTypesPolicies = 'default safe-html'

/** The default security headers of every response. */
export function securityHeaders({ origin }: SecurityOptions): SiteHandler {
  return secureHeaders({
    overwrite: false,
    // Nothing runs in a response that is not a page.
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: isHttps(origin) && 'max-age=63072000; includeSubDomains',
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
      browsingTopics: [],
      // The map's compass.
      accelerometer: ['self'],
      gyroscope: ['self'],
      magnetometer: ['self'],
    },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/**
 * The policy of one page. It allows the inline scripts of our code by hash, not those found in the finished HTML, which may
 * contain injected ones.
 */
export function pagePolicy(scripts: readonly string[], options: SecurityOptions): string {
  const hashes = scripts.map((script) => `'${sha256(script)}'`)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...options.imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `worker-src ${options.origin}${workerPath}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
    ...(isHttps(options.origin) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of the service worker, which only fetches from the site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The policy of a static error page, whose only style sheet is inline. */
export function staticErrorPolicy(style: string, script?: string): string {
  const parts = [
    "default-src 'none'",
    `style-src '${sha256(style)}'`,
    ...(script === undefined ? [] : [`script-src '${sha256(script)}'`, "connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return [...parts, "frame-ancestors 'none'"].join('; ')
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:')
}
