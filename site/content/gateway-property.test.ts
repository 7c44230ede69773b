import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts'
import {
  createTestLog,
  createTestPlatform,
  type TestLog,
  type TestPlatform,
  testGatewayOptions,
} from '../testing/platform.ts'

let platform: TestPlatform
let log: TestLog
let folder: string
let now: number
const started: Gateway[] = []

beforeEach(async () => {
  platform = createTestPlatform()
  log = createTestLog()
  folder = await mkdtemp(join(tmpdir(), 'property-'))
  now = Date.UTC(2026, 10, 20, 12)
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((gateway) => gateway.stop()))
  await rm(folder, { recursive: true, force: true })
})

function create(options: Partial<GatewayOptions> = {}): Gateway {
  const gateway = createGateway({
    ...testGatewayOptions(platform, folder),
    clock: () => now,
    log,
    limits: { begins: 40, ends: 80, size: 20 * 1024 * 1024 },
    ...options,
  })
  started.push(gateway)
  return gateway
}

const refusal = (status: number, message: string) => () => Response.json({ status, message }, { status })

describe('a property that does not exist yet', () => {
  it('has no content, and is complete as soon as it is imported', async () => {
    platform.behave = refusal(404, 'There is no property with this id.')
    const gateway = create()
    await gateway.refresh()
    expect(gateway.current('en')).toBeUndefined()
    platform.behave = () => undefined
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toHaveLength(12)
    expect(gateway.current('es')?.promotions).toHaveLength(1)
    expect(gateway.status().failing).toEqual([])
  })

  it('is the only resource requested until it exists', async () => {
    platform.behave = refusal(404, 'There is no property with this id.')
    await create().refresh()
    expect(platform.requests).toEqual(['en '])
  })

  it('is watched for notifications as soon as it exists', async () => {
    let opened = 0
    const gateway = create({
      pollMs: 3_600_000,
      fetch: (url, init) => {
        const isMissing = platform.behave('', 'en') !== undefined
        if (!url.includes('/changes')) return platform.fetch(url, init)
        opened += 1
        return isMissing ? Promise.resolve(new Response('', { status: 404 })) : platform.fetch(url, init)
      },
    })
    platform.behave = refusal(404, 'There is no property with this id.')
    await gateway.start()
    await expect.poll(() => opened).toBe(1)
    platform.behave = () => undefined
    await expect.poll(() => gateway.current('en')?.promotions.length, { timeout: 5_000 }).toBe(1)
    await expect.poll(() => opened).toBe(2)
    platform.responses['promotions'] = []
    platform.notify()
    await expect.poll(() => gateway.current('en')?.promotions.length).toBe(0)
  })

  it('leaves the pages unchanged if it existed before', async () => {
    const gateway = create()
    await gateway.refresh()
    const before = gateway.current('en')
    platform.behave = refusal(404, 'There is no property with this id.')
    await gateway.refresh()
    expect(gateway.current('en')).toBe(before)
    expect(gateway.status().failing).toEqual(['en property'])
  })
})

describe('a resource that a notified change has added', () => {
  it('is requested at once', async () => {
    const gateway = create({ pollMs: 3_600_000 })
    await gateway.start()
    await expect.poll(() => gateway.current('en')?.coupons).toEqual([])
    platform.responses['coupons'] = platform.responses['promotions']
    platform.notify()
    await expect.poll(() => gateway.current('en')?.coupons.length).toBe(1)
  })
})

describe('a wrong setting', () => {
  const page = '<!doctype html><title>A hotel</title>'
  const cases: readonly (readonly [string, TestPlatform['behave'], RegExp])[] = [
    [
      'PROPERTY_ID',
      refusal(404, 'There is no property with this id.'),
      /PROPERTY_ID .*"1".*no property with/,
    ],
    ['PLATFORM_API_KEY', refusal(401, 'The api_key is not valid.'), /PLATFORM_API_KEY.*api_key is not valid/],
    ['PLATFORM_API_KEY', refusal(403, 'No.'), /PLATFORM_API_KEY.*403/],
    ['PLATFORM_URL', () => new Response(page), /PLATFORM_URL.*not JSON/],
    ['PLATFORM_URL', () => Response.json(['a', 'list']), /PLATFORM_URL.*property/],
    ['PLATFORM_URL', () => new Response(null, { status: 302 }), /PLATFORM_URL.*302/],
    ['PLATFORM_URL', () => Promise.reject(new TypeError('refused')), /PLATFORM_URL.*cannot be reached/],
    ['PLATFORM_URL', () => new Response('broken', { status: 500 }), /PLATFORM_URL.*500/],
  ]

  it.each(cases)('%s is named with the platform’s message, once a minute', async (name, behave, line) => {
    platform.behave = behave
    const gateway = create()
    for (let second = 0; second < 119; second += 1) {
      if (second % 10 === 0) await gateway.refresh()
      now += 1_000
    }
    expect(gateway.current('en')).toBeUndefined()
    expect(log.warnings).toEqual([expect.stringMatching(line), expect.stringMatching(line)])
    expect(log.warnings[0]).toContain(`"setting":"${name}"`)
    expect(log.lines).toEqual(log.warnings)
  })

  it('is named at once even if another one was named a moment before', async () => {
    platform.behave = () => Promise.reject(new TypeError('refused'))
    const gateway = create()
    await gateway.refresh()
    platform.behave = refusal(404, 'There is no property with this id.')
    await gateway.refresh()
    await gateway.refresh()
    expect(log.warnings).toEqual([
      expect.stringMatching(/PLATFORM_URL/),
      expect.stringMatching(/PROPERTY_ID/),
    ])
  })

  it('with a property in the platform’s URL gets its own message', async () => {
    platform.behave = refusal(404, 'There is nothing at this address.')
    const gateway = create({ platformUrl: 'https://platform.example/properties/790' })
    await gateway.refresh()
    expect(log.warnings).toEqual([expect.stringMatching(/PLATFORM_URL .*without \/properties\/790/)])
  })

  it('never logs the key, even if the platform repeats it', async () => {
    platform.behave = refusal(404, 'GET /properties/1/?api_key=k-secret is nowhere')
    await create().refresh()
    expect(log.lines.join()).not.toContain('k-secret')
  })

  it('logs a recovery once', async () => {
    platform.behave = refusal(401, 'The api_key is not valid.')
    const gateway = create()
    await gateway.refresh()
    platform.behave = () => undefined
    await gateway.refresh()
    await gateway.refresh()
    expect(log.lines.slice(1)).toEqual(['Data loads again {"resource":"en property"}'])
  })
})

describe('a property without a time zone', () => {
  it('has the configured one, and its events are on the right day', async () => {
    platform.responses[''] = { id: 1, name: 'Test Mall' }
    platform.responses['events'] = [
      { id: 1, slug: 'late', name: 'Late', end_date: '2026-11-21T04:30:00.000Z' },
    ]
    const gateway = create({ timeZone: 'America/Toronto' })
    await gateway.refresh()
    const { property, events } = gateway.current('en') ?? {}
    expect(property?.timeZone).toBe('America/Toronto')
    expect(events?.[0]?.period.overAt).toBe(Date.UTC(2026, 10, 21, 5))
  })
})
