import { it } from 'vitest'
import { type MallUnderAttack, withMall } from '../mall-under-attack.ts'
import { type Attempt, expectSafe } from '../attempts.ts'
import { sendRaw, type RawResponse } from '../raw-http.ts'

it('ignores hostile headers', () => withMall({}, tryHostileHeaders))

/** Headers that proxies, frameworks and caches have trusted by mistake. */
const hostileHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Host', 'evil.example'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Scheme', 'nothttps'],
  ['X-Forwarded-Port', '1'],
  ['X-Forwarded-Prefix', '/evil'],
  ['X-Forwarded-Path', '/evil'],
  ['X-Forwarded-Server', 'evil.example'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Real-IP', '127.0.0.1'],
  ['X-Client-IP', '127.0.0.1'],
  ['True-Client-IP', '127.0.0.1'],
  ['Forwarded', 'for=127.0.0.1;host=evil.example;proto=http'],
  ['X-Host', 'evil.example'],
  ['X-Original-Host', 'evil.example'],
  ['X-HTTP-Host-Override', 'evil.example'],
  ['X-Original-URL', '/profile'],
  ['X-Rewrite-URL', '/profile'],
  ['X-HTTP-Method-Override', 'POST'],
  ['X-HTTP-Method', 'DELETE'],
  ['X-Method-Override', 'PUT'],
  ['X-React-Router-SPA-Mode', 'yes'],
  ['X-React-Router-Prerender-Data', '%5B%5D'],
  ['X-Remix-Reload-Document', 'true'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware'],
  ['X-Invoke-Path', '/profile'],
  ['X-Matched-Path', '/profile'],
  ['RSC', '1'],
  ['Origin', 'https://evil.example'],
  ['Referer', 'https://evil.example/"><script>alert(1)</script>'],
  ['User-Agent', '"><script>alert(1)</script>'],
  ['Cookie', 'i18n_redirected=es; auInfo=x; __Host-auInfo=y; __proto__=z'],
  ['Authorization', 'Basic YWRtaW46YWRtaW4='],
  ['Proxy', 'http://evil.example'],
  ['Accept', 'application/json'],
  ['Accept-Language', 'es'],
  ['Accept-Charset', 'utf-7'],
  ['Accept-Encoding', 'evil, *;q=0'],
  ['Range', 'bytes=0-10'],
  ['If-Match', '*'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['If-Range', '"x"'],
  ['Cache-Control', 'no-cache, no-store, only-if-cached'],
  ['Upgrade', 'h2c'],
  ['Purpose', 'prefetch'],
  ['Sec-Fetch-Dest', 'script'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['X-Requested-With', 'XMLHttpRequest'],
  ['access-token', 'x'],
  ['Content-Type', 'text/x-script'],
  ['Trailer', 'Set-Cookie'],
]

/** Pages of both languages, a missing page, page data and open data. */
const cachedTargets = [
  '/es',
  '/stores',
  '/es/stores/ixtle',
  '/hours',
  '/no-such-page',
  '/stores.data',
  '/stores.json',
]

/** Sends each header with requests for cached pages and for a new one: no response may depend on it. */
async function tryHostileHeaders({ siteUrl }: MallUnderAttack): Promise<void> {
  const cached: Attempt[] = []
  const uncached: Attempt[] = []
  for (const [index, header] of hostileHeaders.entries()) {
    for (const target of cachedTargets) cached.push(await tryCached(siteUrl, target, header))
    uncached.push(await tryUncached(siteUrl, index, header))
  }
  expectSafe('a cached page stays the same', cached)
  expectSafe('a page rendered for the request is the one that is cached for others', uncached)
}

type Header = readonly [name: string, value: string]

/** Repeated if responses differ, since the content or the minute may have changed between them. */
async function tryCached(
  siteUrl: string,
  target: string,
  [name, value]: Header,
  tries = 3,
): Promise<Attempt> {
  const before = await sendRaw(siteUrl, { target })
  const attacked = await sendRaw(siteUrl, { target, headers: { [name]: value } })
  const after = await sendRaw(siteUrl, { target })
  const seen = differenceOf(attacked, before) || differenceOf(after, before)
  if (seen !== '' && tries > 1) return tryCached(siteUrl, target, [name, value], tries - 1)
  return { name: `${name} on ${target}`, isSafe: seen === '', seen }
}

/** The first request renders the page; the cached one must be the same as without the header. */
async function tryUncached(
  siteUrl: string,
  index: number,
  [name, value]: Header,
  tries = 3,
): Promise<Attempt> {
  const day = (of: number) => `/hours?date=2027-0${1 + (of % 9)}-${10 + tries * 2}&store=${of}`
  const attacked = await sendRaw(siteUrl, { target: day(index), headers: { [name]: value } })
  const after = await sendRaw(siteUrl, { target: day(index) })
  const sibling = await sendRaw(siteUrl, { target: day(index + 100) })
  const { body: _, ...head } = attacked
  const isValid =
    head.status === 200 && attacked.body.includes('<html lang="en-CA"') && !injectedText.test(attacked.body)
  const seen = differenceOf(after, attacked) || differenceOfHeads(head, sibling) || (isValid ? '' : 'a trace')
  if (seen !== '' && tries > 1) return tryUncached(siteUrl, index, [name, value], tries - 1)
  return { name, isSafe: seen === '', seen }
}

/** Traces of the header values in a page. */
const injectedText = /evil|127\.0\.0\.1|alert\(1\)|nothttps|XMLHttpRequest/

function differenceOf(one: RawResponse, other: RawResponse): string {
  return one.body === other.body ? differenceOfHeads(one, other) : 'another body'
}

/** Headers that differ between two pages of one kind. */
const pageSpecific = new Set(['date', 'etag', 'content-length', 'content-security-policy'])

type Head = Pick<RawResponse, 'status' | 'headers'>

function differenceOfHeads({ status, headers }: Head, other: Head): string {
  if (status !== other.status) return `status ${status} for ${other.status}`
  const names = Object.keys({ ...headers, ...other.headers }).filter((name) => !pageSpecific.has(name))
  return names.filter((name) => headers[name] !== other.headers[name]).join(' ')
}
