import type { RawResponse } from './raw-http.ts'

/**
 * The score of one response by the published rules of Mozilla's HTTP Observatory: 100 minus penalties, plus a bonus for
 * optional headers from a score of 90.
 */
export function scoreOf(response: RawResponse): { readonly score: number; readonly grade: string } {
  const marks = [policy, cookies, sharing, referrer, transport, scripts, sniffing, frames, embedding].map(
    (rule) => rule(response),
  )
  const base = sum(marks.filter((mark) => mark < 0)) + 100
  const score = Math.max(0, base >= 90 ? base + sum(marks.filter((mark) => mark > 0)) : base)
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F' }
}

const grades: readonly (readonly [least: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

function sum(marks: readonly number[]): number {
  return marks.reduce((total, mark) => total + mark, 0)
}

/** The sources of each directive of a policy. */
export function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function policy({ headers }: RawResponse): number {
  const text = headers['content-security-policy']
  if (text === undefined) return -25
  const directives = parsePolicy(text)
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripted = [...sourcesOf('script-src'), ...sourcesOf('object-src')]
  if (scripted.some((source) => ["'unsafe-inline'", 'data:', '*', 'https:', 'http:'].includes(source)))
    return -20
  if (scripted.some((source) => source.startsWith('http://'))) return -20
  if (scripted.includes("'unsafe-eval'")) return -10
  if (sourcesOf('img-src').some((source) => source.startsWith('http:'))) return -10
  if (sourcesOf('style-src').some((source) => /^(?:'unsafe-|data:|https?:$|\*$)/.test(source))) return 0
  const form = directives.get('form-action')?.join(' ')
  const isClosed =
    directives.get('default-src')?.join(' ') === "'none'" && /^'(?:none|self)'$/.test(form ?? '')
  return isClosed ? 10 : 5
}

/** Only the login cookie is a session cookie, which must be HttpOnly. */
function cookies({ headers }: RawResponse): number {
  const set = headers['set-cookie']?.split('\n') ?? []
  if (set.length === 0) return 0
  const isProtected = headers['strict-transport-security'] !== undefined
  if (set.some((cookie) => !/;\s*secure/i.test(cookie))) return isProtected ? -5 : -20
  if (set.some((cookie) => /auInfo=/.test(cookie) && !/;\s*httponly/i.test(cookie))) return -30
  if (set.some((cookie) => /;\s*samesite=(?!lax|strict)/i.test(cookie))) return -20
  return set.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0
}

function sharing({ headers }: RawResponse): number {
  return headers['access-control-allow-credentials'] === undefined ? 0 : -50
}

function referrer({ headers }: RawResponse): number {
  const value = headers['referrer-policy']
  if (value === undefined) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

const sixMonths = 15_768_000

function transport({ headers }: RawResponse): number {
  const age = /(?:^|;)\s*max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= sixMonths ? 0 : -10
}

function scripts({ body }: RawResponse): number {
  const sources = [...body.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src)
  if (sources.some((src) => /^(?:http:|\/\/)/.test(src))) return -50
  return sources.some((src) => src.startsWith('https:')) ? -5 : 0
}

function sniffing({ headers }: RawResponse): number {
  return headers['x-content-type-options'] === 'nosniff' ? 0 : -5
}

function frames({ headers }: RawResponse): number {
  const ancestors = parsePolicy(headers['content-security-policy'] ?? '').get('frame-ancestors')
  if (ancestors !== undefined) return 5
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
}

function embedding({ headers }: RawResponse): number {
  const value = headers['cross-origin-resource-policy']
  if (value === undefined || value === 'cross-origin') return 0
  return /^same-(?:origin|site)$/.test(value) ? 10 : -5
}
