import { type AuditedMall, withMall } from '../audited-mall.ts'
import { type Finding, testFindings } from '../../support/findings.ts'
import { each, findingOf, type Try } from '../try.ts'
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

testFindings('answers hostile addresses', () => withMall({}, tryHostileTargets))

/** A target has at most 2,048 characters. */
const longestValue = 1_980

const pages = ['/stores', '/hours', '/promotions', '/jobs', '/events-and-news', '/map', '/search-results']

/** What stands in the first line of a request. */
async function tryHostileTargets({ siteUrl }: AuditedMall): Promise<readonly Finding[]> {
  const get = (target: string) => ask(siteUrl, { target })
  const unknown = await each(
    pages.flatMap((page) => unknownKeys.map((key) => [page, `${page}?${key}`] as const)),
    async ([page, target]) => {
      const isHeld = (await get(target)).body === (await get(page)).body
      return { name: target, isHeld, seen: 'another body' }
    },
  )
  const values = await each(
    understood.flatMap((key) => hostileValues.map((value) => `${key}=${fit(value)}`)),
    async (target) => harmless(target, await get(target)),
  )
  const files = await each(traversals, async (target) => hidden(target, await get(target)))
  const bytes = await each(malformed, async (target) => harmless(target, await get(target)))
  const verbs = await each(methods, async (method) => {
    const { status, body } = await ask(siteUrl, { method, target: '/stores', headers: { 'X-Echo': marker } })
    return {
      name: method,
      isHeld: [400, 405].includes(status) && !body.includes(marker),
      seen: String(status),
    }
  })
  return [
    findingOf(`${unknown.length} query keys that no screen knows`, 'the page without them', unknown),
    findingOf(
      `${values.length} hostile values of keys that screens know`,
      'no 5xx, none of it is markup',
      values,
    ),
    findingOf('paths out of the folder, and of files not for visitors', '400, 404 or a way back in', files),
    findingOf('malformed UTF-8 and percent-encoding', 'no 5xx', bytes),
    findingOf('methods beside GET, HEAD and POST', '400 or 405, nothing echoed', verbs),
  ]
}

function fit(value: string): string {
  return value === '%' ? value : encodeURIComponent(value.toWellFormed()).slice(0, longestValue)
}

function harmless(name: string, { status, headers, body }: RawAnswer): Try {
  // What is no page and may not be taken for one is read as what it says it is.
  const isData =
    headers['content-type'] === 'application/json' && headers['x-content-type-options'] === 'nosniff'
  const markup = new RegExp(`<(?:script|svg|img)[^<>]*>?[^<]*${marker}`)
  const asMarkup = !isData && markup.test(withoutData(body))
  return { name, isHeld: status < 500 && !asMarkup, seen: `${status}${asMarkup ? ' as markup' : ''}` }
}

/** Data blocks are read as data, however they look. */
function withoutData(html: string): string {
  return html.replaceAll(/<script type="application\/[^>]*>[^]*?<\/script>/g, '')
}

const secretText = /root:x:|"dependencies"|\[core\]|createServer|"private": true/

function hidden(name: string, { status, headers, body }: RawAnswer): Try {
  const isHeld = [301, 400, 404].includes(status) && !secretText.test(body)
  return { name, isHeld, seen: `${status} ${headers['location'] ?? ''}` }
}
