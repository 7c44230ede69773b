import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGateway, type Gateway, type GatewayOptions } from '../../site/content/gateway.ts'
import { keptKey, startPlatform } from '../../tools/mall.ts'
import { freePort } from '../support/free-port.ts'
import { createBuiltSite } from '../support/built-site.ts'
import { hostileFetch, type Recorded, recordingFetch, withFolder } from './hostile-answers.ts'
import { createRandom, type Random } from './random.ts'
import { findUnsafeMarkup } from '../support/unsafe-markup.ts'
import { waitUntil } from '../support/wait-until.ts'

it('renders whatever the platform sends', renderHostileAnswers)

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
        fetch: (...asked) => (isHostile ? hostile.fetch(...asked) : hostile.fetchTrue(...asked)),
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
      await view.look([...always, ...others, ...data, ...some(paths, random)])
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
    const trueAddress = (url: string) =>
      url.replace(platformUrl, platform.url).replace(`api_key=${apiKey}`, `api_key=${keptKey(dataFolder)}`)
    const fetch = recordingFetch(recorded, trueAddress)
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
  readonly look: (targets: readonly string[]) => Promise<void>
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
    async look(targets) {
      for (const target of targets) {
        const { status, text } = await get(target)
        if (status >= 500) seen.failed.push(`${target} answers ${status}`)
        const unsafe = findUnsafeMarkup(text)
        if (unsafe !== undefined && text.startsWith('<!')) seen.unsafe.push(`${target} has ${unsafe}`)
      }
    },
  }
}
