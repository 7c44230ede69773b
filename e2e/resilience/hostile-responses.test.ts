import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGateway, type Gateway, type GatewayOptions } from '../../site/content/gateway.ts'
import { loadOrCreateKey, startPlatform } from '../../tools/mall.ts'
import { freePort } from '../support/free-port.ts'
import { createBuiltSite } from '../support/built-site.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileValues, type Place, placesIn } from '@promenade/contract/testing/hostile'
import type { PlatformFetch } from '../../site/content/platform-request.ts'
import { platformFetch } from '../../site/server/platform-fetch.ts'
import { createRandom, type Random } from './random.ts'
import { findUnsafeMarkup } from '../support/unsafe-markup.ts'
import { waitUntil } from '../support/wait-until.ts'

it('renders any response of the platform', renderHostileAnswers)

const wanted = 10_000

/** Rendered each time, besides pages by chance. */
const always = ['/', '/es', '/stores', '/map', '/hours', '/events-and-news', '/promotions', '/jobs']
const others = [
  '/es/stores',
  '/search-results?searchQuery=boots',
  '/blogs',
  '/contests',
  '/pages',
  '/offline',
]
const data = ['/stores.json', '/events.ics', '/promotions.rss', '/sitemap.xml', '/offline/en.json']
const pagesByChance = 10

/** Answers of the demo mall with hostile values in them are decoded, put together and rendered as pages. */
function renderHostileAnswers(): Promise<void> {
  return withFolder(async (dataFolder) => {
    const seed = Date.now() % 1_000_000
    const random = createRandom(seed)
    const recorded = await record(dataFolder)
    const hostile = hostileFetch(recorded, random)
    let isHostile = false
    let now = Date.now()
    const gateway = createGateway(
      gatewayOptions({
        clock: () => now,
        fetch: (...requestsBefore) =>
          isHostile ? hostile.fetch(...requestsBefore) : hostile.fetchRecorded(...requestsBefore),
      }),
    )
    const view = await openView(gateway, () => now)
    await gateway.refresh()
    const paths = await view.paths()
    isHostile = true
    while (hostile.count() < wanted) {
      // What is asked rarely is due again.
      now += 6 * 60_000
      await gateway.refresh()
      await turn()
      await view.visit([...always, ...others, ...data, ...some(paths, random)])
    }
    await gateway.stop()
    expect(view.seen, `seed ${seed}`).toEqual({ failed: [], exceptions: [], unsafe: [] })
  })
}

const origin = 'https://mall.example'
const [platformUrl, propertyId, apiKey] = ['http://platform.example', '1', 'drill']

function gatewayOptions({ clock, fetch }: Pick<GatewayOptions, 'clock' | 'fetch'>): GatewayOptions {
  const log = { info() {}, warn() {}, error() {} }
  // No folder: nothing of this is worth keeping, and ten thousand files take their time.
  const dataFolder = '/dev/null'
  return { platformUrl, propertyId, apiKey, clock, fetch, log, dataFolder, ownOrigins: [origin] }
}

/** Everything a site asks for, as the true platform answers it. */
async function record(dataFolder: string): Promise<Recorded> {
  const recorded: Recorded = new Map()
  const platform = await startPlatform({
    dataFolder,
    contentFolder: 'demo/content',
    sitePort: 0,
    platformPort: await freePort(),
    environment: { DATABASE_URL: undefined, LOG_LEVEL: 'fatal' },
  })
  try {
    const realAddress = (url: string) =>
      url
        .replace(platformUrl, platform.url)
        .replace(`api_key=${apiKey}`, `api_key=${loadOrCreateKey(dataFolder)}`)
    const fetch = recordingFetch(recorded, realAddress)
    const gateway = createGateway(gatewayOptions({ clock: Date.now, fetch }))
    await gateway.refresh()
    await waitUntil('what is asked rarely', () => [...recorded.keys()].some(isLast))
    await gateway.stop()
    return recorded
  } finally {
    await platform.stop()
  }
}

function isLast(url: string): boolean {
  return url.includes('meta_data') && url.includes('locale=es')
}

function some(paths: readonly string[], random: Random): readonly string[] {
  return Array.from({ length: pagesByChance }, () => random.pick(paths) ?? '/')
}

interface View {
  readonly paths: () => Promise<readonly string[]>
  /** Looks at each address and notes what is wrong with it. */
  readonly visit: (targets: readonly string[]) => Promise<void>
  readonly seen: {
    readonly failed: string[]
    readonly exceptions: string[]
    readonly unsafe: string[]
  }
}

/** The built site over that gateway, whose errors count as exceptions. */
async function openView(gateway: Gateway, clock: () => number): Promise<View> {
  const seen: View['seen'] = { failed: [], exceptions: [], unsafe: [] }
  const site = await createBuiltSite({
    origin,
    content: gateway.current,
    clock,
    pageCacheBytes: 4_000_000,
    onError: (message) => void seen.exceptions.push(message),
  })
  const get = async (target: string) => {
    const response = await site.fetch(new Request(origin + target, { redirect: 'manual' }))
    return { status: response.status, text: await response.text() }
  }
  return {
    seen,
    async paths() {
      const { text } = await get('/sitemap.xml')
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = origin]) => new URL(url).pathname)
    },
    async visit(targets) {
      for (const target of targets) {
        const { status, text } = await get(target)
        if (status >= 500) seen.failed.push(`${target} answers ${status}`)
        const unsafe = findUnsafeMarkup(text)
        if (unsafe !== undefined && text.startsWith('<!')) seen.unsafe.push(`${target} has ${unsafe}`)
      }
    },
  }
}

/** Answers of the true platform, each as text, by address. */
type Recorded = Map<string, string | undefined>

/** Asks the true platform, at the address it really has, and writes down what it says. */
function recordingFetch(recorded: Recorded, realAddress: (url: string) => string): PlatformFetch {
  return async (url, init) => {
    const response = await platformFetch(realAddress(url), init)
    if (response.body === null || url.includes('/changes?')) return response
    const text = await response.text()
    recorded.set(url, response.status === 200 ? text : undefined)
    return new Response(text, { status: response.status })
  }
}

interface HostileFetch {
  readonly fetch: PlatformFetch
  /** As the true platform answers. */
  readonly fetchRecorded: PlatformFetch
  /** Hostile answers given so far. */
  readonly count: () => number
}

/** Beyond this many characters an answer takes long to read: it is hostile only now and then. */
const large = 60_000
const shareOfLarge = 0.15

/** Answers with what was written down, each time with other fields replaced by what no platform should send. */
function hostileFetch(recorded: Recorded, random: Random): HostileFetch {
  const places = new Map<string, readonly Place[]>()
  let count = 0

  function withHostileValues(url: string, text: string): string {
    const value: unknown = JSON.parse(text)
    const known = places.get(url) ?? placesIn(value)
    places.set(url, known)
    for (let times = random.below(4); times >= 0; times--) {
      const place = random.pick(known)
      if (place !== undefined) replace(value, place, random.pick(hostileValues))
    }
    count += 1
    return JSON.stringify(value)
  }

  const answering =
    (change: (url: string, text: string) => string): PlatformFetch =>
    async (url) => {
      const text = recorded.get(url)
      return text === undefined ? new Response('{}', { status: 404 }) : new Response(change(url, text))
    }

  return {
    count: () => count,
    fetchRecorded: answering((_url, text) => text),
    fetch: answering((url, text) => {
      const isSpared = text.length > large && random.next() > shareOfLarge
      return isSpared ? text : withHostileValues(url, text)
    }),
  }
}

/** What an earlier replacement took away stays away. */
function replace(value: unknown, place: Place, by: unknown): void {
  const last = place.at(-1)
  let holder: unknown = value
  for (const key of place.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null) return
    holder = Reflect.get(holder, key)
  }
  if (typeof holder === 'object' && holder !== null && last !== undefined) Reflect.set(holder, last, by)
}

/** A folder for as long as something is done; what is still being written there at the end is waited for. */
async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-hostile-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
}
