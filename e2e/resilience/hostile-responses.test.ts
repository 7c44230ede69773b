import { randomInt } from 'node:crypto'
import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { createGateway, type Gateway, type GatewayOptions } from '../../site/content/gateway.ts'
import { loadOrCreateKey, startPlatform } from '../../tools/mall.ts'
import { freePort } from '@promenade/process/free-port'
import { createBuiltSite } from '../support/built-site.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileValues, type Place, placesIn } from '@promenade/contract/testing/hostile'
import type { PlatformFetch } from '../../site/content/platform-request.ts'
import { platformFetch } from '../../site/server/platform/platform-fetch.ts'
import { createRandom, type Random } from './random.ts'
import { findUnsafeMarkup } from '../support/unsafe-markup.ts'
import { waitUntil } from '../support/wait-until.ts'

it('renders any response of the platform', renderHostileAnswers)

const wanted = 10_000

/** Pages rendered in every round, besides random ones. */
const pagesOfEachRound = ['/', '/es', '/stores', '/map', '/hours', '/events-and-news', '/promotions', '/jobs']
const others = [
  '/es/stores',
  '/search-results?searchQuery=boots',
  '/blogs',
  '/contests',
  '/pages',
  '/offline',
]
const data = ['/stores.json', '/events.ics', '/promotions.rss', '/sitemap.xml', '/offline/en.json']
const randomPages = 10

/** Replaces values in the demo mall's responses by hostile ones, and renders pages from the result. */
function renderHostileAnswers(): Promise<void> {
  return withFolder(async (dataFolder) => {
    const seed = randomInt(1_000_000)
    const random = createRandom(seed)
    const recorded = await record(dataFolder)
    const hostile = hostileFetch(recorded, random)
    let isHostile = false
    let instant = now()
    const gateway = createGateway(
      gatewayOptions({
        clock: () => instant,
        fetch: (...request) => (isHostile ? hostile.fetch(...request) : hostile.fetchRecorded(...request)),
      }),
    )
    const view = await openView(gateway, () => instant)
    await gateway.refresh()
    const paths = await view.paths()
    isHostile = true
    while (hostile.count() < wanted) {
      // Makes infrequent requests due again.
      instant += 6 * 60_000
      await gateway.refresh()
      await nextTick()
      await view.visit([...pagesOfEachRound, ...others, ...data, ...some(paths, random)])
    }
    await gateway.stop()
    expect(view.seen, `seed ${seed}`).toEqual({ failed: [], exceptions: [], unsafe: [] })
  })
}

const origin = 'https://mall.example'
const [platformUrl, propertyId, apiKey] = ['http://platform.example', '1', 'drill']

function gatewayOptions({ clock, fetch }: Pick<GatewayOptions, 'clock' | 'fetch'>): GatewayOptions {
  const log = { info() {}, warn() {}, error() {} }
  // No folder: writing ten thousand copies is slow.
  const dataFolder = '/dev/null'
  return { platformUrl, propertyId, apiKey, clock, fetch, log, dataFolder, ownOrigins: [origin] }
}

/** Records the real platform's response to every request of a site. */
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
    const gateway = createGateway(gatewayOptions({ clock: now, fetch }))
    await gateway.refresh()
    await waitUntil('the rarely requested resources', () => [...recorded.keys()].some(isLast))
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
  return Array.from({ length: randomPages }, () => random.pick(paths) ?? '/')
}

interface View {
  readonly paths: () => Promise<readonly string[]>
  /** Loads each address and adds its faults to `seen`. */
  readonly visit: (targets: readonly string[]) => Promise<void>
  readonly seen: {
    readonly failed: string[]
    readonly exceptions: string[]
    readonly unsafe: string[]
  }
}

/** The built site with the content of this gateway; logged errors count as exceptions. */
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

/** Bodies of the real platform by address; undefined for other statuses than 200. */
type Recorded = Map<string, string | undefined>

/** Forwards requests to the real platform and records the bodies. */
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
  /** Responds with the recorded bodies. */
  readonly fetchRecorded: PlatformFetch
  /** Number of hostile responses so far. */
  readonly count: () => number
}

/** Longer bodies are slow to decode, so only a share of them is changed. */
const large = 60_000
const shareOfLarge = 0.15

/** Responds with recorded bodies in which random fields are replaced by hostile values. */
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

/** Replaces the value at a place, unless an earlier replacement removed the place. */
function replace(value: unknown, place: Place, by: unknown): void {
  const last = place.at(-1)
  let holder: unknown = value
  for (const key of place.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null) return
    holder = Reflect.get(holder, key)
  }
  if (typeof holder === 'object' && holder !== null && last !== undefined) Reflect.set(holder, last, by)
}

/** Runs `work` with a temporary folder. Removing it is retried, since files may still be written. */
async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-hostile-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
}
