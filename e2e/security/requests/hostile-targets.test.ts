import { it } from 'vitest'
import { type MallUnderAttack, withMall } from '../mall-under-attack.ts'
import { attemptEach, type Attempt, expectSafe } from '../attempts.ts'
import {
  hostileValues,
  malformed,
  marker,
  methods,
  traversals,
  understood,
  unknownKeys,
} from './hostile-lists.ts'
import { ask, type RawAnswer } from '../raw-http.ts'

it('answers hostile addresses', () => withMall({}, tryHostileTargets))

/** A target has at most 2,048 characters. */
const longestValue = 1_980

const pages = ['/stores', '/hours', '/promotions', '/jobs', '/events-and-news', '/map', '/search-results']

/** What stands in the first line of a request. */
async function tryHostileTargets({ siteUrl }: MallUnderAttack): Promise<void> {
  const get = (target: string) => ask(siteUrl, { target })
  const unknown = await attemptEach(
    pages.flatMap((page) => unknownKeys.map((key) => [page, `${page}?${key}`] as const)),
    async ([page, target]) => {
      const isSafe = (await get(target)).body === (await get(page)).body
      return { name: target, isSafe, seen: 'another body' }
    },
  )
  const values = await attemptEach(
    understood.flatMap((key) => hostileValues.map((value) => `${key}=${fit(value)}`)),
    async (target) => harmless(target, await get(target)),
  )
  const files = await attemptEach(traversals, async (target) => hidden(target, await get(target)))
  const bytes = await attemptEach(malformed, async (target) => harmless(target, await get(target)))
  const verbs = await attemptEach(methods, async (method) => {
    const { status, body } = await ask(siteUrl, { method, target: '/stores', headers: { 'X-Echo': marker } })
    return {
      name: method,
      isSafe: [400, 405].includes(status) && !body.includes(marker),
      seen: String(status),
    }
  })
  expectSafe('an unknown query key changes nothing', unknown)
  expectSafe('a hostile value is no markup and causes no 5xx', values)
  expectSafe('a path out of the folder has 400 or 404, or redirects back', files)
  expectSafe('malformed UTF-8 and percent-encoding cause no 5xx', bytes)
  expectSafe('other methods have 400 or 405', verbs)
}

function fit(value: string): string {
  return value === '%' ? value : encodeURIComponent(value.toWellFormed()).slice(0, longestValue)
}

function harmless(name: string, { status, headers, body }: RawAnswer): Attempt {
  // What is no page and may not be taken for one is read as what it says it is.
  const isData =
    headers['content-type'] === 'application/json' && headers['x-content-type-options'] === 'nosniff'
  const markup = new RegExp(`<(?:script|svg|img)[^<>]*>?[^<]*${marker}`)
  const asMarkup = !isData && markup.test(withoutData(body))
  return { name, isSafe: status < 500 && !asMarkup, seen: `${status}${asMarkup ? ' as markup' : ''}` }
}

/** Data blocks are read as data, however they look. */
function withoutData(html: string): string {
  return html.replaceAll(/<script type="application\/[^>]*>[^]*?<\/script>/g, '')
}

const secretText = /root:x:|"dependencies"|\[core\]|createServer|"private": true/

function hidden(name: string, { status, headers, body }: RawAnswer): Attempt {
  const isSafe = [301, 400, 404].includes(status) && !secretText.test(body)
  return { name, isSafe, seen: `${status} ${headers['location'] ?? ''}` }
}
