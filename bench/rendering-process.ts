// The built site inside one process, with neither server nor platform, over what a stopped site has left on the disk.
import { brotliCompressSync, constants } from 'node:zlib'
import { createSearchIndex } from '@promenade/domain/search/search-index'
import type { SearchRecord } from '@promenade/domain/search/search-record'
import { createGateway } from '../site/content/gateway.ts'
import type { MallContent } from '../site/content/mall-content.ts'
import { createMedia } from '../site/content/media.ts'
import { captureTrees } from './captured-tree.ts'
import { interleaveMeasures, median } from './interleave.ts'

const passes = 7
const questions = ['coffee', 'zapateria', 'sushi', 'bank', 'kids shoes', 'moncher', 'gift crd', 'farmacia']
const [dataFolder = '', platformUrl = '', pagesPerPass = '10'] = process.argv.slice(2)
const { renderLatest } = captureTrees()
const { site, content } = await openSite()

process.send?.({ ...(await measurePages()), ...measureSearch(content) })
process.exit(0)

async function openSite() {
  const quiet = () => undefined
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const unreachable = () => Promise.reject(new Error('There is no platform.'))
  const platform = { platformUrl, propertyId: '1', apiKey: 'none', fetch: unreachable }
  const media = createMedia({ ...platform, dataFolder, log })
  const gateway = createGateway({ ...platform, ownOrigins: [], dataFolder, clock: Date.now, media, log })
  await gateway.start()
  const english = gateway.current('en')
  if (english === undefined) throw new Error('The stopped site has left no content.')
  const options = {
    origin: 'https://mall.example',
    imageOrigins: [],
    content: gateway.current,
    isReady: gateway.isReady,
    clock: Date.now,
    log,
    // Nothing is kept, so that every answer is rendered.
    pageCacheBytes: 0,
    platform: { ...platform, tenant: 'mall', signature: 'hmac-sha256' },
    trustedProxies: 0,
    secret: 'known to the measurement alone, and long enough',
  }
  const build: unknown = await import(new URL('../site/dist/server/index.js', import.meta.url).href)
  if (!isBuild(build)) throw new Error('The site is not built.')
  return { site: build.createBuiltSite(options), content: english }
}

/** As much of `site/server/entry.ts` as is needed here. */
interface Build {
  createBuiltSite(options: object): { fetch(request: Request): Response | Promise<Response> }
}

function isBuild(build: unknown): build is Build {
  return typeof build === 'object' && build !== null && 'createBuiltSite' in build
}

async function measurePages() {
  const html = await answerOf('/stores')
  const tree = renderLatest()
  const { a, b, ratio } = await interleaveMeasures(
    () => cpuOf(() => answerOf('/stores')),
    () => cpuOf(() => Promise.resolve(tree())),
    passes,
  )
  const way = await cpuOf(() => answerOf('/map?from=ixtle&to=7-and-salt'))
  const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  return { anew: a, tree: b, ratio, bytes, way }
}

async function answerOf(target: string): Promise<Uint8Array> {
  const response = await site.fetch(new Request(`https://mall.example${target}`))
  if (response.status !== 200) throw new Error(`${target} answered with status ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Milliseconds of processor time for one, among several in a row. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const times = Number(pagesPerPass)
  const begun = process.cpuUsage()
  for (let time = 0; time < times; time++) await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000 / times
}

function measureSearch(searched: MallContent) {
  const index = createSearchIndex(searched.stores.map(recordOf))
  const pass = () => {
    const begun = performance.now()
    for (const question of questions) index.search(question)
    return ((performance.now() - begun) * 1_000) / questions.length
  }
  pass()
  return { search: median(Array.from({ length: passes * 3 }, pass)) }
}

function recordOf({ slug, name, tags, summary }: MallContent['stores'][number]): SearchRecord {
  const descriptions = summary === undefined ? [] : [summary]
  return { kind: 'store', id: slug, texts: [{ locale: 'en', name, tags, descriptions }] }
}
