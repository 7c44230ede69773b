import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Gateway, GatewayOptions } from './gateway.ts'
import { useTestGateways } from '../testing/gateways.ts'
import { createTestStores } from '../testing/platform.ts'

const test = useTestGateways()

async function createRefreshed(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
  const gateway = test.create(options)
  await gateway.refresh()
  return gateway
}

/** A gateway with content, which waits no longer for a response from then on. */
async function createImpatient(): Promise<Gateway> {
  const limits = { begins: 30_000, ends: 30_000, size: 20 * 1024 * 1024 }
  const gateway = await createRefreshed({ limits })
  Object.assign(limits, { begins: 40, ends: 80 })
  return gateway
}

function failWith(status: number): (path: string) => Response | undefined {
  return () => new Response('broken', { status })
}

describe('content', () => {
  it('has no content before the platform has responded', () => {
    expect(test.create().current('en')).toBeUndefined()
  })

  it('is complete after one poll', async () => {
    const content = (await createRefreshed()).current('en')
    expect(content).toMatchObject({
      locale: 'en',
      property: { name: 'Test Mall', timeZone: 'America/Halifax' },
    })
    expect(content?.stores).toHaveLength(12)
    expect(content?.stores[0]?.description).toContain('Everything for the sea.')
    expect(content?.promotions).toHaveLength(1)
    expect(content?.coupons).toEqual([])
  })

  it('requests each resource once per language and poll', async () => {
    await createRefreshed()
    expect(new Set(test.platform.requests).size).toBe(test.platform.requests.length)
    expect(test.platform.requests).toContain('en stores/list')
    expect(test.platform.requests).toContain('es stores/list')
  })

  it('stays the same object as long as nothing changes', async () => {
    const gateway = await createRefreshed()
    const before = gateway.current('en')
    await gateway.refresh()
    expect(gateway.current('en')).toBe(before)
  })

  it('is replaced as a whole, with another version, when something changes', async () => {
    const gateway = await createRefreshed()
    const before = gateway.current('en')
    let changes = 0
    gateway.onChange(() => (changes += 1))
    test.platform.responses['promotions'] = []
    await gateway.refresh()
    expect(gateway.current('en')?.promotions).toEqual([])
    expect(gateway.current('en')?.version).not.toBe(before?.version)
    expect(before?.promotions).toHaveLength(1)
    expect(changes).toBe(1)
  })

  it('rarely requests absent resources again', async () => {
    const gateway = await createRefreshed()
    test.platform.requests.length = 0
    await gateway.refresh()
    expect(test.platform.requests).not.toContain('en coupons')
    test.now += 6 * 60_000
    await gateway.refresh()
    expect(test.platform.requests).toContain('en coupons')
  })

  it('combines all refreshes during a poll into one more poll', async () => {
    const gateway = test.create()
    await Promise.all([gateway.refresh(), gateway.refresh(), gateway.refresh(), gateway.refresh()])
    expect(test.platform.requests.filter((one) => one === 'en stores/list')).toHaveLength(2)
  })
})

describe('Spanish', () => {
  it('fills in omitted records from English and marks them', async () => {
    test.platform.responses['es:stores/list'] = createTestStores(11)
    test.platform.responses['es:stores'] = createTestStores(11)
    const content = (await createRefreshed()).current('es')
    expect(content?.stores).toHaveLength(12)
    expect(content?.stores[11]).toMatchObject({
      name: 'Store 12',
      untranslated: expect.arrayContaining(['name', 'summary', 'description', 'sections']),
    })
    expect(content?.stores[0]?.untranslated).toEqual([])
  })

  it('is entirely English if the platform has no Spanish', async () => {
    test.platform.behave = (_path, locale) =>
      locale === 'es' ? new Response('no', { status: 400 }) : undefined
    const content = (await createRefreshed()).current('es')
    expect(content?.locale).toBe('es')
    expect(content?.stores[0]?.untranslated).toContain('name')
  })
})

describe('a failing platform', () => {
  const troubles: Record<string, () => Response | Promise<Response>> = {
    'answers 500': () => new Response('broken', { status: 500 }),
    'answers 404': () => new Response('gone', { status: 404 }),
    redirects: () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
    'answers garbage': () => new Response('<html>maintenance</html>'),
    'breaks off': () => new Response('[{"id": 1, "na'),
    'answers another shape': () => Response.json({ whatever: 7 }),
    'answers a text': () => Response.json('fine'),
    'answers a list of invalid items': () => Response.json([1, 'two', null, [3], { no: 'id' }]),
    'never answers': () => new Promise<Response>(() => undefined),
    'never ends': () => new Response(new ReadableStream({ start: (it) => it.enqueue(new Uint8Array([91])) })),
    'answers 50,000 stores': () => Response.json(createTestStores(50_000)),
    'answers more than the size limit': () => new Response(endless()),
    'drops the connection': () => Promise.reject(new TypeError('socket hang up')),
  }

  it.each(Object.keys(troubles))('keeps the last good response when it %s', async (name) => {
    const gateway = await (name.startsWith('never') ? createImpatient() : createRefreshed())
    const before = gateway.current('en')
    test.platform.behave = (path) =>
      path.startsWith('stores') || path === 'hours' ? troubles[name]?.() : undefined
    await gateway.refresh()
    expect(gateway.current('en')).toBe(before)
    expect(gateway.status().failing).toEqual(
      expect.arrayContaining(['en storeList', 'es stores', 'en hours']),
    )
  })

  it('accepts valid responses again', async () => {
    const gateway = await createRefreshed()
    test.platform.behave = failWith(500)
    await gateway.refresh()
    test.platform.behave = () => undefined
    test.platform.responses['promotions'] = []
    await gateway.refresh()
    expect(gateway.current('en')?.promotions).toEqual([])
    expect(gateway.status().failing).toEqual([])
  })

  it('logs each failure once, as worded in the specification, without the key', async () => {
    const gateway = await createRefreshed()
    test.platform.behave = (path) => (path === 'jobs' ? new Response('', { status: 500 }) : undefined)
    await gateway.refresh()
    await gateway.refresh()
    const told = test.log.lines.filter((line) => line.startsWith('Error loading data'))
    expect(told.filter((line) => line.includes('"en jobs"'))).toHaveLength(1)
    expect(test.log.lines.join()).not.toContain('k-secret')
  })

  it('drops one bad item and shows the others', async () => {
    test.platform.responses['events'] = [
      { id: 1, slug: 'a', name: 'Concert' },
      'nonsense',
      { id: 2, slug: 'b', name: 'Fair' },
    ]
    const gateway = await createRefreshed()
    expect(gateway.current('en')?.events.map(({ name }) => name)).toEqual(['Concert', 'Fair'])
    expect(gateway.status().faults).toBeGreaterThan(0)
  })

  it('accepts the removal of over ten stores only after ten minutes', async () => {
    const gateway = await createRefreshed()
    test.platform.responses['stores/list'] = []
    test.platform.responses['stores'] = []
    for (let minute = 0; minute < 10; minute++) {
      await gateway.refresh()
      expect(gateway.current('en')?.stores).toHaveLength(12)
      test.now += 60_000
    }
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toEqual([])
  })

  it('believes at once that staff have removed over ten stores', async () => {
    const gateway = test.create()
    const answerAs = (version: string, body: unknown) => {
      test.platform.behave = (path) =>
        path.startsWith('stores')
          ? Response.json(body, { headers: { 'X-Decided-Version': version } })
          : undefined
    }
    answerAs('4', createTestStores(12))
    await gateway.refresh()
    answerAs('4', [])
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toHaveLength(12)
    answerAs('5', [])
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toEqual([])
  })

  it('has no content until the stores have been received', async () => {
    test.platform.behave = (path) =>
      path.startsWith('stores') ? new Response('', { status: 500 }) : undefined
    const gateway = await createRefreshed()
    expect(gateway.current('en')).toBeUndefined()
    test.platform.behave = () => undefined
    await gateway.refresh()
    expect(gateway.current('en')?.stores).toHaveLength(12)
  })

  it('shows the page without news if the news never loads', async () => {
    test.platform.behave = (path) => (path === 'news' ? new Response('', { status: 500 }) : undefined)
    expect((await createRefreshed()).current('en')?.news).toEqual([])
  })

  it('requests only the property while the platform is unreachable', async () => {
    const gateway = await createRefreshed()
    test.platform.requests.length = 0
    test.platform.behave = () => Promise.reject(new TypeError('refused'))
    await gateway.refresh()
    expect(test.platform.requests).toEqual(['en '])
  })

  it('requests only the property while no response completes', async () => {
    const gateway = await createImpatient()
    test.platform.requests.length = 0
    test.platform.behave = () =>
      new Response(new ReadableStream({ start: (it) => it.enqueue(new Uint8Array([123])) }))
    await gateway.refresh()
    expect(test.platform.requests).toEqual(['en '])
  })
})

describe('the snapshot on disk', () => {
  it('serves a start without the platform', async () => {
    await (await createRefreshed()).stop()
    test.platform.behave = () => Promise.reject(new TypeError('refused'))
    const again = test.create()
    await again.start()
    expect(again.current('en')?.stores[0]?.description).toContain('Everything for the sea.')
    expect(again.current('es')?.property.name).toBe('Test Mall')
  })

  it('is requested with its entity tags', async () => {
    await (await createRefreshed()).stop()
    const again = test.create()
    await again.start()
    const before = again.current('en')
    await again.refresh()
    expect(again.current('en')).toBe(before)
  })

  it('ignores a corrupt file with one line and uses the others', async () => {
    await (await createRefreshed()).stop()
    await writeFile(join(test.folder, 'content', 'en.promotions.json'), '{"format":1,"sour')
    test.platform.behave = () => Promise.reject(new TypeError('refused'))
    test.log.lines.length = 0
    const again = test.create()
    await again.start()
    expect(again.current('en')?.stores).toHaveLength(12)
    expect(test.log.lines.filter((line) => line.includes('en.promotions.json'))).toHaveLength(1)
  })

  it('of another property is not used', async () => {
    await (await createRefreshed()).stop()
    test.platform.behave = () => Promise.reject(new TypeError('refused'))
    const again = test.create({ propertyId: '2' })
    await again.start()
    expect(again.current('en')).toBeUndefined()
  })

  it('works without a writable disk', async () => {
    await writeFile(join(test.folder, 'file'), '')
    const gateway = await createRefreshed({ dataFolder: join(test.folder, 'file') })
    expect(gateway.current('en')?.stores).toHaveLength(12)
    await expect
      .poll(() => test.log.lines.filter((line) => line.includes('could not be written')).length)
      .toBe(1)
  })
})

describe('stores one by one', () => {
  it('are requested if the platform has no full list', async () => {
    delete test.platform.responses['stores']
    for (const store of createTestStores(12, { description: '<p>Alone</p>' })) {
      test.platform.responses[`store_by_slug/${'slug' in store ? String(store.slug) : ''}`] = store
    }
    const gateway = await createRefreshed()
    await expect.poll(() => gateway.current('es')?.stores[11]?.description ?? '').toContain('Alone')
  })
})

describe('former addresses', () => {
  it('are those that the platform lists, in every language', async () => {
    test.platform.responses['site_map_data'] = {
      meta_data: [],
      redirects: [
        { path: '/stores/old', to: '/stores/new', permanent: true },
        { path: '/stores/odd', to: 'https://other.example/', permanent: true },
      ],
    }
    const gateway = await createRefreshed()
    const expected = new Map([['/stores/old', { to: '/stores/new', isPermanent: true }]])
    await expect.poll(() => gateway.current('en')?.redirects).toEqual(expected)
    await expect.poll(() => gateway.current('es')?.redirects).toEqual(expected)
  })
})

function endless(): ReadableStream<Uint8Array<ArrayBuffer>> {
  const block = new Uint8Array(4 * 1024 * 1024).fill(32)
  return new ReadableStream({ pull: (controller) => controller.enqueue(block) })
}
