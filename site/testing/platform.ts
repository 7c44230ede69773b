import type { ContentLog } from '../content/content-log.ts'
import type { GatewayOptions } from '../content/gateway.ts'
import type { PlatformFetch } from '../content/platform-request.ts'

/** A platform in memory that does as it is told, for the tests. */
export interface TestPlatform {
  readonly fetch: PlatformFetch
  /** Addresses asked for, each as `locale path`. */
  readonly asked: string[]
  /** What each path below the property answers; what is not here is 404. */
  readonly answers: Record<string, unknown>
  /** Answers instead of the platform where it returns something. */
  behave: (path: string, locale: string) => Response | Promise<Response> | undefined
  /** Sends a notification to all that listen. */
  readonly notify: () => void
}

export const testUrl = 'https://platform.example/'

/** What a gateway needs that follows a trial platform, at noon of the trial day. */
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
    asked: [],
    answers: createTestAnswers(),
    behave: () => undefined,
    notify: () => listeners.forEach((send) => send('data: {"version":1}\n\n')),
    async fetch(address, { headers, signal }) {
      const url = new URL(address)
      const path = decodeURIComponent(url.pathname.replace(/^\/properties\/1\/?/, ''))
      const locale = url.searchParams.get('locale') ?? 'none'
      if (path === 'changes') return streamTo(listeners, signal)
      platform.asked.push(
        `${locale} ${path}${url.searchParams.has('path') ? `?${url.searchParams.get('path')}` : ''}`,
      )
      return (
        (await platform.behave(path, locale)) ??
        answer(platform.answers[keyFor(platform, path, locale)], headers)
      )
    },
  }
  return platform
}

function keyFor({ answers }: TestPlatform, path: string, locale: string): string {
  return `${locale}:${path}` in answers ? `${locale}:${path}` : path
}

function answer(value: unknown, headers: Readonly<Record<string, string>>): Response {
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

function createTestAnswers(): Record<string, unknown> {
  return {
    '': {
      id: 1,
      name: 'Trial Mall',
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
  /** Those of level `warn`. */
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
