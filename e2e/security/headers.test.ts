import { createHash } from 'node:crypto'
import { it } from 'vitest'
import { inBothLanguages, screens } from '../support/screens.ts'
import { type MallUnderAttack, publicOrigin, withMall } from './mall-under-attack.ts'
import { attemptEach, type Attempt, expectSafe } from './attempts.ts'
import { formsOf } from './forms.ts'
import { parsePolicy, scoreOf } from './observatory.ts'
import { sendRaw, type RawResponse, type RawRequest } from './raw-http.ts'

/** Requests for pages, including static error pages and redirects. */
const pages: readonly RawRequest[] = [
  ...inBothLanguages(screens).map((target) => ({ target })),
  { target: '/profile' },
  { target: '/profile/delete' },
  { target: '/newsletter/unsubscribe?token=0123456789abcdefghijkl' },
  { target: '/map/print' },
  { target: '/language/es?to=/stores' },
  { target: '/events' },
  { target: '/%' },
  { target: '/stores', method: 'PUT' },
  { target: `/${'a'.repeat(3_000)}` },
  { target: '/contact-us', method: 'POST', body: 'a=b' },
].map((request) => ({ ...request, headers: { Accept: 'text/html' } }))

const others: readonly RawRequest[] = [
  '/stores.data',
  '/stores.json',
  '/stores.schema.json',
  '/events.ics',
  '/promotions.rss',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/favicon.svg',
  '/worker.js',
  '/offline/en.json',
  '/search-results/suggestions?searchQuery=boots',
  '/.well-known/security.txt',
].map((target) => ({ target }))

it('sends its security headers with every response', () =>
  withMall({}, async (mall) => {
    const insecure = await mall.addSite({ SITE_ORIGIN: 'http://localhost:8080' })
    await tryScores(mall)
    await tryHeaders(mall, insecure)
  }))

/** Every kind of page, scored by the published rules of the HTTP Observatory. */
async function tryScores({ siteUrl }: MallUnderAttack): Promise<void> {
  const tries = await attemptEach(pages, async (request) => {
    const { score, grade } = scoreOf(await sendRaw(siteUrl, request))
    const name = `${request.method ?? 'GET'} ${request.target?.slice(0, 60)}`
    return { name, isSafe: grade === 'A+', seen: `${grade} (${score})` }
  })
  expectSafe('A+ of the HTTP Observatory', tries)
}

async function tryHeaders({ siteUrl }: MallUnderAttack, insecureUrl: string): Promise<void> {
  const all = [...pages, ...others]
  const responses = await attemptEach(all, async (request) =>
    commonHeaders(request, await sendRaw(siteUrl, request), true),
  )
  const plain = await attemptEach(all, async (request) =>
    commonHeaders(request, await sendRaw(insecureUrl, request), false),
  )
  const policies = await attemptEach(pages, async (request) =>
    policyAttempt(request, await sendRaw(siteUrl, request)),
  )
  const inert = await attemptEach(others, async (request) =>
    inertAttempt(request, await sendRaw(siteUrl, request)),
  )
  const cookies = await attemptEach(formsOf(), async ({ path, body }) =>
    cookieAttempt(path, await sendOwn(siteUrl, path, body)),
  )
  expectSafe('headers of every response, HSTS for two years', responses)
  expectSafe('no HSTS where the public address is http', plain)
  expectSafe('the policy of every page', policies)
  expectSafe('the policy of everything else', inert)
  expectSafe('cookies are Secure and SameSite=Lax, login cookies __Host- and HttpOnly', cookies)
}

const expected: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy':
    /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\), usb=\(\), browsing-topics=\(\), accelerometer=\(self\), gyroscope=\(self\), magnetometer=\(self\)$/,
  'x-frame-options': /^DENY$/,
  'cache-control': /./,
  'content-security-policy': /^default-src 'none'/,
}

/** Open data, which pages of other origins may read (docs/operations.md). */
const openData = /^\/(?:es\/)?(?:stores\.(?:schema\.)?json|events\.ics|[\w-]+\.rss)$/

/**
 * Pages for one visitor. Their query may hold the secret of a link, which not even a request to our own site repeats. Without
 * any referrer (`no-referrer`) browsers would send their forms with `Origin: null`, which the site refuses.
 */
const personal = /^\/(?:es\/)?(?:login|profile|favorites|newsletter\/(?:confirm|unsubscribe))(?:[/?]|$)/

const leakyHeaders = ['server', 'x-powered-by', 'access-control-allow-credentials']

function commonHeaders(
  { method = 'GET', target = '' }: RawRequest,
  { status, headers }: RawResponse,
  isSecure: boolean,
): Attempt {
  const wrong = Object.entries(expected).filter(([name, value]) => {
    if (name === 'cross-origin-resource-policy' && openData.test(target)) return false
    if (name === 'referrer-policy' && personal.test(target)) return headers[name] !== 'strict-origin'
    return !value.test(headers[name] ?? '')
  })
  const transport = headers['strict-transport-security'] ?? ''
  const names = wrong.map(([name]) => name)
  if (transport !== (isSecure ? 'max-age=63072000; includeSubDomains' : ''))
    names.push('strict-transport-security')
  names.push(...leakyHeaders.filter((name) => headers[name] !== undefined))
  const hasType = headers['content-type'] !== undefined || headers['content-length'] === '0'
  if (!hasType) names.push('content-type')
  return {
    name: `${method} ${target.slice(0, 60)} (${status})`,
    isSafe: names.length === 0,
    seen: names.join(' '),
  }
}

function policyAttempt({ target = '' }: RawRequest, { headers, body }: RawResponse): Attempt {
  const directives = parsePolicy(headers['content-security-policy'] ?? '')
  const isStatic = !directives.has('script-src')
  const wanted = isStatic ? staticPolicy(body) : pagePolicy(body)
  const given = Object.fromEntries(
    [...directives].map(([name, sources]) => [name, sources.toSorted().join(' ')]),
  )
  const wrong = Object.keys({ ...wanted, ...given }).filter((name) => given[name] !== wanted[name])
  return {
    name: target,
    isSafe: wrong.length === 0,
    seen: wrong.map((name) => `${name} ${given[name]}`).join('; '),
  }
}

function inertAttempt({ target = '' }: RawRequest, { headers }: RawResponse): Attempt {
  const text = headers['content-security-policy'] ?? ''
  const worker = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
  const wanted = target === '/worker.js' ? worker : "default-src 'none'; frame-ancestors 'none'; sandbox"
  return { name: target, isSafe: text === wanted, seen: text }
}

function sendOwn(siteUrl: string, target: string, body: string): Promise<RawResponse> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: '__Host-auInfo=not-ours; favorites=store:ixtle; i18n_redirected=es',
  }
  return sendRaw(siteUrl, { method: 'POST', target, headers, body })
}

function cookieAttempt(name: string, { headers }: RawResponse): Attempt {
  const set = headers['set-cookie']?.split('\n') ?? []
  const wrong = set.filter((cookie) => {
    const isValid =
      /; Path=\/(?:;|$)/.test(cookie) && /; SameSite=Lax/.test(cookie) && /; Secure/.test(cookie)
    const isLogin = cookie.includes('auInfo=')
    // A deleted cookie is empty.
    const isHidden = cookie.startsWith('__Host-auInfo=') && /; HttpOnly|Max-Age=0/.test(cookie)
    return !isValid || /; Domain=/.test(cookie) || (isLogin && !isHidden)
  })
  return { name, isSafe: wrong.length === 0, seen: wrong.join(' | ') }
}

/** The expected policy of a page, computed from its HTML. */
function pagePolicy(body: string): Readonly<Record<string, string>> {
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

/** The expected policy of a static error page; that of an empty response allows nothing. */
function staticPolicy(body: string): Readonly<Record<string, string>> {
  const style = /<style>([^]*?)<\/style>/.exec(body)?.[1]
  const closed = { 'default-src': "'none'", 'frame-ancestors': "'none'" }
  if (style === undefined) return { ...closed, sandbox: '' }
  return { ...closed, 'style-src': hashOf(style), 'base-uri': "'none'", 'form-action': "'none'" }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
