import { createHash } from 'node:crypto'
import { publicOrigin } from './mall-under-attack.ts'

/** What the policy of this very text must be, worked out anew. */
export function pagePolicy(body: string): Readonly<Record<string, string>> {
  const hashes = [
    ...body.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))[^>]*>([^]*?)<\/script>/g),
  ]
  const scripts = new Set(hashes.map(([, text = '']) => hashOf(text)))
  return {
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].toSorted().join(' '),
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': `${publicOrigin}/worker.js`,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default safe-html',
    'upgrade-insecure-requests': '',
  }
}

/** A page without script, which the server says by itself; an empty answer has the policy that lets nothing in. */
export function standalonePolicy(body: string): Readonly<Record<string, string>> {
  const style = /<style>([^]*?)<\/style>/.exec(body)?.[1]
  const closed = { 'default-src': "'none'", 'frame-ancestors': "'none'" }
  if (style === undefined) return { ...closed, sandbox: '' }
  return { ...closed, 'style-src': hashOf(style), 'base-uri': "'none'", 'form-action': "'none'" }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
