import { it } from 'vitest'
import { type MallUnderAttack, withMall } from '../mall-under-attack.ts'
import { attemptEach, type Attempt, expectSafe } from '../attempts.ts'
import { sendRaw, type RawResponse } from '../raw-http.ts'

/** Query keys of frameworks, prototypes and analytics, which no page reads. */
const unknownKeys = [
  'utm_source=x',
  'fbclid=x',
  '__proto__=x',
  '__proto__[polluted]=x',
  'constructor=x',
  'constructor.prototype.polluted=x',
  'constructor[prototype][polluted]=x',
  'toString=x',
  'index',
  '_data=root',
  '_routes=root',
  '__manifest=x',
  'callback=alert',
  'debug=1',
  'preview=true',
  'locale=es',
  'api_key=x',
  'url=http://127.0.0.1/',
  '=x',
  '&&&',
]

const marker = 'zz9'

/** Values of query keys that pages read. */
const hostileValues = [
  `<script>${marker}</script>`,
  `"><img src=x onerror=${marker}>`,
  `'-${marker}-'`,
  `</title><svg onload=${marker}>`,
  `</script><script>${marker}()</script>`,
  `javascript:${marker}`,
  `\${7*7}{{7*7}}<%=7*7%>#{7*7}`,
  `' or 1=1 --`,
  `'; select pg_sleep(5) --`,
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13',
  '\u202e\u0000\u0007\uffff',
  '\u{1f9a9}'.repeat(60),
  'a'.repeat(1_900),
  '('.repeat(150),
  '%',
]

/** Query keys that pages read. */
const knownKeys = [
  '/stores?letter',
  '/stores?category',
  '/hours?date',
  '/hours?week',
  '/promotions?kind',
  '/promotions?page',
  '/map?from',
  '/map?to',
  '/map?level',
  '/search-results?searchQuery',
  '/search-results?tab',
  '/search-results/suggestions?searchQuery',
]

/** Paths that leave the folder of files, or name private files. */
const traversals = [
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/....//....//etc/passwd',
  '/assets/../../server/index.js',
  '/assets/..%2f..%2fserver/index.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/media/../platform-key',
  '/media/..%2fplatform-key',
  '/media/%2e%2e%2fsecret',
  '/open-graph/../secret',
  '/.git/config',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/site/server/server.mjs',
  '/server/server.mjs',
  '/dist/server/index.js',
  '/node_modules/react/package.json',
  '/@fs/etc/passwd',
  '/etc/passwd%00.svg',
  '/.vite/manifest.json',
  '/assets/',
  '/media/',
  '//etc/passwd',
  '/..;/manager/html',
  '/stores/../../../secret',
  '/favicon.svg/../../secret',
  '/es/../../etc/passwd',
  '/wake/../../../secret?v=x',
]

/** Invalid UTF-8 and percent-encoding. */
const malformed = [
  '/%c3%28',
  '/%ff',
  '/%c0%ae%c0%ae/',
  '/%ed%a0%80',
  '/%f8%88%80%80%80',
  '/%',
  '/%zz',
  '/%u0041',
  '/a%00b',
  '/a%0db',
  '/a%1bb',
  '/stores/%e2%80',
  '/stores/\u00ff',
  '/stores?letter=%c3%28',
  '/stores?letter=%ff%fe',
  '/stores?%c3%28=x',
  '/search-results?searchQuery=%ed%a0%80',
]

const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH', 'post', 'EVIL']

it('answers hostile addresses', () => withMall({}, tryHostileTargets))

/** A target has at most 2,048 characters. */
const maxValueLength = 1_980

const pages = ['/stores', '/hours', '/promotions', '/jobs', '/events-and-news', '/map', '/search-results']

/** Sends hostile request targets and methods. */
async function tryHostileTargets({ siteUrl }: MallUnderAttack): Promise<void> {
  const get = (target: string) => sendRaw(siteUrl, { target })
  const unknown = await attemptEach(
    pages.flatMap((page) => unknownKeys.map((key) => [page, `${page}?${key}`] as const)),
    async ([page, target]) => {
      // The content itself may change in between.
      const [before, given, after] = [await get(page), await get(target), await get(page)]
      const isSafe = [before.body, after.body].includes(given.body)
      return { name: target, isSafe, seen: 'another body' }
    },
  )
  const values = await attemptEach(
    knownKeys.flatMap((key) => hostileValues.map((value) => `${key}=${encodeValue(value)}`)),
    async (target) => isHarmless(target, await get(target)),
  )
  const files = await attemptEach(traversals, async (target) => hidden(target, await get(target)))
  const bytes = await attemptEach(malformed, async (target) => isHarmless(target, await get(target)))
  const verbs = await attemptEach(methods, async (method) => {
    const { status, body } = await sendRaw(siteUrl, {
      method,
      target: '/stores',
      headers: { 'X-Echo': marker },
    })
    return {
      name: method,
      isSafe: [400, 405].includes(status) && !body.includes(marker),
      seen: String(status),
    }
  })
  expectSafe('an unknown query key changes nothing', unknown)
  expectSafe('a hostile value does not become markup and causes no 5xx', values)
  expectSafe('a path outside the folder has 400 or 404, or is redirected', files)
  expectSafe('malformed UTF-8 and percent-encoding cause no 5xx', bytes)
  expectSafe('other methods have 400 or 405', verbs)
}

function encodeValue(value: string): string {
  return value === '%' ? value : encodeURIComponent(value.toWellFormed()).slice(0, maxValueLength)
}

function isHarmless(name: string, { status, headers, body }: RawResponse): Attempt {
  // JSON with `nosniff` is never parsed as HTML.
  const isJson = /^application\/json(?:; charset=utf-8)?$/.test(headers['content-type'] ?? '')
  const isData = isJson && headers['x-content-type-options'] === 'nosniff'
  const markup = new RegExp(`<(?:script|svg|img)[^<>]*>?[^<]*${marker}`)
  const asMarkup = !isData && markup.test(withoutData(body))
  return { name, isSafe: status < 500 && !asMarkup, seen: `${status}${asMarkup ? ' as markup' : ''}` }
}

/** Without data blocks, whose content is not parsed as HTML. */
function withoutData(html: string): string {
  return html.replaceAll(/<script type="application\/[^>]*>[^]*?<\/script>/g, '')
}

const secretText = /root:x:|"dependencies"|\[core\]|createServer|"private": true/

function hidden(name: string, { status, headers, body }: RawResponse): Attempt {
  const isSafe = [301, 400, 404].includes(status) && !secretText.test(body)
  return { name, isSafe, seen: `${status} ${headers['location'] ?? ''}` }
}
