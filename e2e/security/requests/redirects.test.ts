import { it } from 'vitest'
import { type MallUnderAttack, publicOrigin, withMall } from '../mall-under-attack.ts'
import { attemptEach, type Attempt, expectSafe } from '../attempts.ts'
import { sendRaw, type RawResponse } from '../raw-http.ts'

it('redirects to no other site', () => withMall({}, tryRedirects))
it('sets no header from an address', () => withMall({}, tryInjectedHeaders))

/** Payloads that have redirected to other sites elsewhere. */
const externalTargets = [
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/\\/evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d/evil.example',
  '/%00/evil.example',
  '%09//evil.example',
  '%20//evil.example',
  '%e3%80%82//evil.example',
  '/.evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/stores/..//evil.example',
  '@evil.example',
  ':80@evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://merrowquay.example@evil.example',
  'https://merrowquay.example.evil.example',
  'https://evil.example/merrowquay.example',
  'https://evil.example#merrowquay.example',
  'https://evil.example%23merrowquay.example',
  'https://[::1]/',
  'https://2130706433/',
  'javascript:alert(1)',
  'java%0ascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'ftp://evil.example/',
  'file:///etc/passwd',
  'mailto:x@evil.example',
  '?//evil.example',
  '#//evil.example',
  ';//evil.example',
  '&to=//evil.example',
]

/** Every address that redirects, with a place for a payload. */
const redirecting: readonly { readonly name: string; readonly target: (payload: string) => string }[] = [
  { name: '/language/es?to=…', target: (payload) => `/language/es?to=${payload}` },
  { name: '/language/en?to=…, encoded once', target: (payload) => `/language/en?to=${encoded(payload)}` },
  { name: '/language/es?to=/events/…', target: (payload) => `/language/es?to=/events/${payload}` },
  { name: '/events…', target: (payload) => `/events${payload}` },
  { name: '/events/…', target: (payload) => `/events/${payload}` },
  { name: '/es/events/…', target: (payload) => `/es/events/${payload}` },
  { name: '/events?…', target: (payload) => `/events?${payload}` },
  { name: '…/', target: (payload) => `${payload}/` },
  { name: '/…/', target: (payload) => `/${payload}/` },
  { name: '/es/…/', target: (payload) => `/es/${payload}/` },
  { name: '/?…', target: (payload) => `/?${payload}` },
  { name: '/favorites/change?…', target: (payload) => `/favorites/change?to=${payload}&item=${payload}` },
  { name: '/profile?…', target: (payload) => `/profile?to=${payload}&state=${payload}` },
  { name: '/login/confirm?…', target: (payload) => `/login/confirm?hash=${payload}&to=${payload}` },
]

function encoded(payload: string): string {
  return encodeURIComponent(payload).replaceAll('%25', '%')
}

/** Encoded line ends that servers have decoded by mistake. */
const lineEnds = [
  '%0d%0a',
  '%0a',
  '%0d',
  '%E5%98%8D%E5%98%8A',
  '%c4%8d%c4%8a',
  '%e2%80%a8',
  '%00%0d%0a',
  '%250d%250a',
]

/** Tries to inject response headers. */
async function tryInjectedHeaders({ siteUrl }: MallUnderAttack): Promise<void> {
  const targets = redirecting.flatMap(({ target }) =>
    lineEnds.map((end) => target(`/x${end}X-Evil:%201${end}Set-Cookie:%20evil=1`)),
  )
  const tries = await attemptEach(targets, async (target) => {
    const { status, headers } = await sendRaw(siteUrl, { target })
    const isSafe =
      status < 500 && headers['x-evil'] === undefined && !/evil=/.test(headers['set-cookie'] ?? '')
    return { name: target, isSafe, seen: String(status) }
  })
  expectSafe('an encoded line end starts no header', tries)
}

/** Tries all payloads at all redirecting addresses. */
async function tryRedirects({ siteUrl }: MallUnderAttack): Promise<void> {
  const tries: Attempt[] = []
  for (const { name, target } of redirecting) {
    for (const payload of externalTargets) {
      const raw = target(payload).replaceAll(' ', '%20')
      const response = await sendRaw(siteUrl, { target: raw, headers: { Cookie: 'i18n_redirected=es' } })
      const seen = `${response.status} ${response.headers['location'] ?? ''}`
      tries.push({
        name: `${name} with ${payload}`,
        isSafe: response.status < 500 && staysOnSite(response),
        seen,
      })
    }
  }
  expectSafe('every Location is a path of the site', tries)
}

/** Resolves like a browser, which reads backslashes as slashes and ignores tabs and line breaks. */
function staysOnSite({ headers }: RawResponse): boolean {
  const location = headers['location']
  if (location === undefined) return true
  const resolved = URL.parse(location, `${publicOrigin}/stores/ixtle`)
  return resolved?.origin === publicOrigin && /^\/(?![/\\])[\x21-\x7e]*$/.test(location)
}
