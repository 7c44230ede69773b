import type { ContentLog } from '../content/content-log.ts'
import type { GatewayOptions } from '../content/gateway.ts'
import type { PlatformFetch } from '../content/platform-request.ts'

/** A content platform in memory, for tests. */
export interface TestPlatform {
  readonly fetch: PlatformFetch
  /** Received requests, each as `locale path`. */
  readonly requests: string[]
  /** Response bodies by path below the property; 404 for any other path. */
  readonly responses: Record<string, unknown>
  /** Overrides the response when it returns one. */
  behave: (path: string, locale: string) => Response | Promise<Response> | undefined
  /** Sends a change notification to all listeners. */
  readonly notify: () => void
}

export const testUrl = 'https://platform.example/'

/** Options of a gateway that polls a test platform, at noon on 20 November 2026. */
export function testGatewayOptions(platform: TestPlatform, dataFolder: string): GatewayOptions {
  return {
    platformUrl: testUrl,
    propertyId: '1',
    apiKey: 'k-secret',
    fetch: platform.fetch,
    clock: () => Date.UTC(2026, 10, 20, 12),
    log: createTestLog(),
    dataFolder,
    ownOrigins: [],
  }
}

export function createTestPlatform(): TestPlatform {
  const listeners = new Set<(line: string) => void>()
  const platform: TestPlatform = {
    requests: [],
    responses: createTestResponses(),
    behave: () => undefined,
    notify: () => listeners.forEach((send) => send('data: {"version":1}\n\n')),
    async fetch(address, { headers, signal }) {
      const url = new URL(address)
      const path = decodeURIComponent(url.pathname.replace(/^\/properties\/1\/?/, ''))
      const locale = url.searchParams.get('locale') ?? 'none'
      if (path === 'changes') return streamTo(listeners, signal)
      platform.requests.push(
        `${locale} ${path}${url.searchParams.has('path') ? `?${url.searchParams.get('path')}` : ''}`,
      )
      return (
        (await platform.behave(path, locale)) ??
        respondWith(platform.responses[keyFor(platform, path, locale)], headers)
      )
    },
  }
  return platform
}

function keyFor({ responses }: TestPlatform, path: string, locale: string): string {
  return `${locale}:${path}` in responses ? `${locale}:${path}` : path
}

function respondWith(value: unknown, headers: Readonly<Record<string, string>>): Response {
  if (value === undefined) return Response.json({ status: 404, message: 'no such resource' }, { status: 404 })
  const text = JSON.stringify(value)
  const etag = `"${text.length}-${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)}"`
  if (headers['if-none-match'] === etag) return new Response(null, { status: 304 })
  return new Response(text, { headers: { 'content-type': 'application/json', etag } })
}

function streamTo(listeners: Set<(line: string) => void>, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(line))
      listeners.add(send)
      signal.addEventListener('abort', () => {
        listeners.delete(send)
        controller.error(signal.reason)
      })
    },
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
}

function createTestResponses(): Record<string, unknown> {
  return {
    '': {
      id: 1,
      name: 'Test Mall',
      address1: 'Quay 1',
      city: 'Halifax',
      time_zone: 'America/Halifax',
      url: null,
    },
    hours: {
      regular_hours: [{ day_of_week: 1, open_time: '10:00', close_time: '21:00' }],
      holiday_hours: [],
    },
    'stores/list': createTestStores(12),
    stores: createTestStores(12, { description: '<p>Everything for the sea.</p>' }),
    categories: [{ id: 1, slug: 'retail', name: 'Retail', parent_category_id: null }],
    promotions: [{ id: 5, slug: 'sale', name: 'Sale', promotionable_type: 'Store', promotionable_id: 1 }],
    events: [],
    jobs: [],
  }
}

export function createTestStores(count: number, more: object = {}): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `store-${index + 1}`,
    name: `Store ${index + 1}`,
    categories: [1],
    ...more,
  }))
}

export interface TestLog extends ContentLog {
  readonly lines: string[]
  /** The lines of level `warn`. */
  readonly warnings: string[]
}

export function createTestLog(): TestLog {
  const lines: string[] = []
  const warnings: string[] = []
  const line = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`)
  const warn = (details: object, message: string) => {
    line(details, message)
    warnings.push(...lines.slice(-1))
  }
  return { lines, warnings, info: line, warn, error: line }
}
