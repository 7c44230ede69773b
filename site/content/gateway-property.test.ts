import { describe, expect, it } from 'vitest'
import { useTestGateways } from '../testing/gateways.ts'
import type { TestPlatform } from '../testing/platform.ts'

const test = useTestGateways()

const refusal = (status: number, message: string) => () => Response.json({ status, message }, { status })

describe('a property that does not exist yet', () => {
  it('has no content, and is complete as soon as it is imported', async () => {
    test.platform.behave = refusal(404, 'There is no property with this id.')
    const gateway = test.create()
    await gateway.refresh()
    expect(gateway.current('en')).toBeUndefined()
    test.platform.behave = () => undefined
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toHaveLength(12)
    expect(gateway.current('es')?.promotions).toHaveLength(1)
    expect(gateway.status().failing).toEqual([])
  })

  it('is the only resource requested until it exists', async () => {
    test.platform.behave = refusal(404, 'There is no property with this id.')
    await test.create().refresh()
    expect(test.platform.requests).toEqual(['en '])
  })

  it('is watched for notifications as soon as it exists', async () => {
    let opened = 0
    const gateway = test.create({
      pollMs: 3_600_000,
      fetch: (url, init) => {
        const isMissing = test.platform.behave('', 'en') !== undefined
        if (!url.includes('/changes')) return test.platform.fetch(url, init)
        opened += 1
        return isMissing ? Promise.resolve(new Response('', { status: 404 })) : test.platform.fetch(url, init)
      },
    })
    test.platform.behave = refusal(404, 'There is no property with this id.')
    await gateway.start()
    await expect.poll(() => opened).toBe(1)
    test.platform.behave = () => undefined
    await expect.poll(() => gateway.current('en')?.promotions.length).toBe(1)
    await expect.poll(() => opened).toBe(2)
    test.platform.responses['promotions'] = []
    test.platform.notify()
    await expect.poll(() => gateway.current('en')?.promotions.length).toBe(0)
  })

  it('leaves the pages unchanged if it existed before', async () => {
    const gateway = test.create()
    await gateway.refresh()
    const before = gateway.current('en')
    test.platform.behave = refusal(404, 'There is no property with this id.')
    await gateway.refresh()
    expect(gateway.current('en')).toBe(before)
    expect(gateway.status().failing).toEqual(['en property'])
  })
})

describe('a resource that a notified change has added', () => {
  it('is requested at once', async () => {
    const gateway = test.create({ pollMs: 3_600_000 })
    await gateway.start()
    await expect.poll(() => gateway.current('en')?.coupons).toEqual([])
    test.platform.responses['coupons'] = test.platform.responses['promotions']
    test.platform.notify()
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
    test.platform.behave = behave
    const gateway = test.create()
    for (let second = 0; second < 119; second += 1) {
      if (second % 10 === 0) await gateway.refresh()
      test.now += 1_000
    }
    expect(gateway.current('en')).toBeUndefined()
    expect(test.log.warnings).toEqual([expect.stringMatching(line), expect.stringMatching(line)])
    expect(test.log.warnings[0]).toContain(`"setting":"${name}"`)
    expect(test.log.lines).toEqual(test.log.warnings)
  })

  it('is named at once even if another one was named a moment before', async () => {
    test.platform.behave = () => Promise.reject(new TypeError('refused'))
    const gateway = test.create()
    await gateway.refresh()
    test.platform.behave = refusal(404, 'There is no property with this id.')
    await gateway.refresh()
    await gateway.refresh()
    expect(test.log.warnings).toEqual([
      expect.stringMatching(/PLATFORM_URL/),
      expect.stringMatching(/PROPERTY_ID/),
    ])
  })

  it('with a property in the platform’s URL gets its own message', async () => {
    test.platform.behave = refusal(404, 'There is nothing at this address.')
    const gateway = test.create({ platformUrl: 'https://platform.example/properties/790' })
    await gateway.refresh()
    expect(test.log.warnings).toEqual([expect.stringMatching(/PLATFORM_URL .*without \/properties\/790/)])
  })

  it('never logs the key, even if the platform repeats it', async () => {
    test.platform.behave = refusal(404, 'GET /properties/1/?api_key=k-secret is nowhere')
    await test.create().refresh()
    expect(test.log.lines.join()).not.toContain('k-secret')
  })

  it('logs a recovery once', async () => {
    test.platform.behave = refusal(401, 'The api_key is not valid.')
    const gateway = test.create()
    await gateway.refresh()
    test.platform.behave = () => undefined
    await gateway.refresh()
    await gateway.refresh()
    expect(test.log.lines.slice(1)).toEqual(['Data loads again {"resources":["en property"]}'])
  })
})

describe('a property without a time zone', () => {
  it('has the configured one, and its events are on the right day', async () => {
    test.platform.responses[''] = { id: 1, name: 'Test Mall' }
    test.platform.responses['events'] = [
      { id: 1, slug: 'late', name: 'Late', end_date: '2026-11-21T04:30:00.000Z' },
    ]
    const gateway = test.create({ timeZone: 'America/Toronto' })
    await gateway.refresh()
    const { property, events } = gateway.current('en') ?? {}
    expect(property?.timeZone).toBe('America/Toronto')
    expect(events?.[0]?.period.overAt).toBe(Date.UTC(2026, 10, 21, 5))
  })
})
