// Runs the built site in this process, without server and platform, with the snapshot of a stopped site.
import { createRequire } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import { createSearchIndex } from '@promenade/domain/search/search-index'
import type { SearchRecord } from '@promenade/domain/search/search-record'
import { createBuiltSite } from '../e2e/support/built-site.ts'
import { createGateway } from '../site/content/gateway.ts'
import type { MallContent } from '../site/content/mall-content.ts'
import { interleaveMeasures, median } from './interleave.ts'

const passes = 7
const queries = ['coffee', 'zapateria', 'sushi', 'bank', 'kids shoes', 'moncher', 'gift crd', 'farmacia']
const origin = 'https://mall.example'
// A snapshot is used only for the platform that it comes from.
const [dataFolder = '', platformUrl = '', pagesPerPass = '10'] = process.argv.slice(2)

const renderLatest = captureTrees()
const gateway = await openSnapshot()
const site = await createBuiltSite({
  origin,
  content: gateway.current,
  clock: Date.now,
  pageCacheBytes: 0,
  onError: (message) => console.error(message),
})
process.send?.({ ...(await measurePages()), search: measureSearch() }, () => process.exit())

async function openSnapshot() {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const fetch = () => Promise.reject(new Error('There is no platform.'))
  const platform = { platformUrl, propertyId: '1', apiKey: 'none', fetch }
  const snapshot = createGateway({ ...platform, ownOrigins: [], dataFolder, clock: Date.now, log })
  await snapshot.start()
  return snapshot
}

async function measurePages() {
  const html = await render('/stores')
  const renderTree = renderLatest()
  const { a, b, ratio } = await interleaveMeasures(
    () => cpuOf(() => render('/stores')),
    () => cpuOf(() => Promise.resolve(renderTree())),
    passes,
  )
  const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  return { site: a, tree: b, ratio, bytes }
}

async function render(target: string): Promise<Uint8Array> {
  const response = await site.fetch(new Request(origin + target))
  if (response.status !== 200) throw new Error(`${target} has status ${response.status}.`)
  return response.bytes()
}

/** Mean milliseconds of processor time of several runs. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const times = Number(pagesPerPass)
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}

function measureSearch(): number {
  const index = createSearchIndex((gateway.current('en')?.stores ?? []).map(recordOf))
  const pass = () => {
    const begun = performance.now()
    for (const query of queries) index.search(query)
    return ((performance.now() - begun) * 1_000) / queries.length
  }
  pass()
  return median(Array.from({ length: passes * 3 }, pass))
}

function recordOf({ slug, name, tags, summary }: MallContent['stores'][number]): SearchRecord {
  const descriptions = summary === undefined ? [] : [summary]
  return { kind: 'store', id: slug, texts: [{ locale: 'en', name, tags, descriptions }] }
}

/**
 * Captures the trees that the build passes to React. Must run before the build is loaded. Returns a function that renders the
 * latest tree again, without React Router's data stream, which can be read only once.
 */
function captureTrees(): () => () => unknown {
  type Render = (tree: unknown, ...rest: unknown[]) => unknown
  const react: object = createRequire(new URL('../site/package.json', import.meta.url))('react-dom/server')
  const renderToString: Render = Reflect.get(react, 'renderToString')
  let latest: unknown
  for (const name of ['renderToPipeableStream', 'renderToString']) {
    const original: Render = Reflect.get(react, name)
    Reflect.set(react, name, (tree: unknown, ...rest: unknown[]) => {
      latest = tree
      return original(tree, ...rest)
    })
  }
  return () => {
    const tree = withoutStream(latest)
    return () => renderToString(tree)
  }
}

function withoutStream(tree: unknown): unknown {
  if (!isElement(tree)) throw new Error('The build has rendered no React element.')
  const { context, children } = tree.props
  const props =
    typeof context === 'object'
      ? { ...tree.props, context: { ...context, serverHandoffStream: undefined } }
      : { ...tree.props, children: withoutStream(children) }
  return { ...tree, props }
}

function isElement(tree: unknown): tree is { readonly props: Readonly<Record<string, unknown>> } {
  return typeof tree === 'object' && tree !== null && 'props' in tree && typeof tree.props === 'object'
}
