import type { Endpoint } from '@promenade/contract/studio-api/endpoint'
import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { roles, tokenScopes } from '@promenade/domain/studio/permissions'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { casesOf } from '../../../e2e/support/audit.ts'
import { importContent } from '../import/import-content.ts'
import { mediaPath } from '../documents/stored-picture.ts'
import { bodies, headers, ids, keys, values } from '../testing/hostile-requests.ts'
import { friday, propertyFile, svg, writeContentFolder } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { json, type StaffBrowser, useStudio } from '../testing/test-studio.ts'

/** These end the session of the caller. */
const endings = new Set(['DELETE /api/v1/session', 'DELETE /api/v1/sessions'])

const names = Object.keys(endpoints).filter((name) => !endings.has(name))
const split = (name: string): readonly [method: string, path: string] => {
  const [method = '', path = ''] = name.split(' ')
  return [method, path]
}
const example = (path: string) => path.replaceAll(/:\w+/g, '1')

describe('attacks on the studio', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const callers = new Map<string, StaffBrowser['fetch']>()

  beforeAll(async () => {
    for (const role of roles) callers.set(role, (await studio.logIn(role, role)).fetch)
    callers.set('nobody', studio.fetch)
    const token = await studio.createToken(tokenScopes)
    callers.set('a token', (path, init = {}) => {
      const all = new Headers(init.headers)
      all.set('Authorization', `Bearer ${token}`)
      return studio.fetch(path, { ...init, headers: all })
    })
  })
  /** Failures that were logged, and whether a body has reached the prototype of all objects. */
  const damage = () => [
    ...studio.errors.splice(0),
    ...(Object.hasOwn(Object.prototype, 'polluted') ? ['polluted'] : []),
  ]

  /**
   * Sends a request as the caller who may do most, and as the others by turns; in `npm run audit` as everybody. Answers those
   * responses that are no refusal, or name a failure.
   */
  async function attack(name: string, turn: number, [path, init]: Attack): Promise<readonly string[]> {
    const first = findEndpoint(name)?.callers === 'store' ? 'store' : 'admin'
    const others = sixthOf([...callers.keys()], turn).filter((caller) => caller !== first)
    const wrong: string[] = []
    for (const caller of [first, ...others]) {
      const response = await callers.get(caller)?.(path, init)
      if (response === undefined) throw new Error(`${caller} is no caller.`)
      const isInjected = response.headers.get('set-cookie')?.includes('evil') === true
      if (response.status < 400 || response.status >= 500 || isInjected)
        wrong.push(`${caller}: ${response.status}`)
    }
    return wrong
  }

  const withBody = names.filter(
    (name) => /^(?:POST|PUT|PATCH)/.test(name) && findEndpoint(name)?.body !== undefined,
  )
  it.each(withBody)('%s refuses bodies that are none', async (name) => {
    const [method, path] = split(name)
    for (const [place, [what, body]] of bodies.entries()) {
      const headers = { ...json(method, {}).headers, 'If-Match': '"1"', 'Idempotency-Key': 'attack-attack' }
      const request = [example(path), { method, headers, body }] as const
      expect([what, await attack(name, withBody.indexOf(name) + place, request)]).toEqual([what, []])
    }
    expect(damage()).toEqual([])
  })

  const withId = names.filter((name) => name.includes(':'))
  it.each(withId)('%s refuses ids that are none', async (name) => {
    const [method, path] = split(name)
    for (const [place, id] of ids.entries()) {
      const init = method === 'GET' ? {} : json(method, {}, { 'If-Match': '"1"' })
      const request = [path.replaceAll(/:\w+/g, id), init] as const
      expect([id, await attack(name, withId.indexOf(name) + place, request)]).toEqual([id, []])
    }
    expect(damage()).toEqual([])
  })

  const read = names.filter((name) => name.startsWith('GET'))
  it.each(read)('%s takes no strange query', async (name) => {
    const [, path] = split(name)
    const own = new Set(Object.keys(findEndpoint(name)?.query?.shape ?? {}))
    for (const [place, key] of [...own.union(new Set(keys))].entries())
      for (const value of own.has(key) ? values : sixthOf(values, read.indexOf(name) + place)) {
        const { status } = (await callers.get('admin')?.(`${example(path)}?${key}=${value}`)) ?? {}
        expect([key, value, (status ?? 500) < 500]).toEqual([key, value, true])
      }
    expect(damage()).toEqual([])
  })

  it.each(names)('%s takes no strange header', async (name) => {
    const [method, path] = split(name)
    for (const [header, value] of headers) {
      const init = method === 'GET' ? { headers: { [header]: value } } : json(method, {}, { [header]: value })
      const response = await callers.get('editor')?.(example(path), init)
      const { status = 500 } = response ?? {}
      expect([header, value, status < 500]).toEqual([header, value, true])
      expect(response?.headers.get('set-cookie') ?? '').not.toContain('evil')
    }
    expect(damage()).toEqual([])
  })

  it('gives nothing of another mall, and changes nothing of it', async () => {
    const picture = { 'popups/fair.yaml': undefined, '../pictures/scenes/plaza.svg': svg(9, 9) }
    const folder = await writeContentFolder({ ...picture, 'property.yaml': propertyFile(2, 'Plaza Cobalto') })
    await importContent(platform.database().database, folder.path, friday).finally(folder.remove)
    const ada = await studio.logIn('Ada')
    const { id, version, document } = await ada.newPromotion('Foreign')
    await ada.change({ entry: id, version, action: 'publish' })
    await studio.createToken(['content.read'])
    await ada.send('POST', '/api/v1/webhooks', { url: 'https://shop.example/' })
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { headers } = json('POST', {})
    const upload = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'image/png' },
      body: new Uint8Array(png),
    }
    expect((await ada.fetch('/api/v1/media', upload)).status).toBe(201)
    const stranger = await studio.logIn('Eve', 'admin', 2)
    const before = await readMall()
    const tried: string[] = []
    for (const name of names) {
      const [method, path] = split(name)
      if (!path.includes(':') || path.includes('/passkeys/')) continue
      const addresses = await idsOf(path)
      tried.push(...addresses)
      for (const one of addresses) {
        const item = { entry: id, version, action: 'withdraw' }
        const body = {
          document,
          items: [item],
          focalX: 0.1,
          focalY: 0.1,
          read: true,
          unsubscribed: true,
          name: 'Eve',
          undecided: [],
          enabled: false,
          url: 'https://eve.example/',
          failedSince: friday.toISOString(),
        }
        const init = method === 'GET' ? {} : json(method, bodyFor(name, body), { 'If-Match': `"${version}"` })
        const { status } = await stranger.fetch(one, init)
        expect([name, one, status]).toEqual([name, one, isShared(name) ? 200 : 404])
      }
    }
    const set = await stranger.tryChange([{ entry: id, version, action: 'withdraw' }])
    expect(set.status).toBe(404)
    expect(await readMall()).toEqual(before)
    for (const part of ['media', 'webhooks'])
      expect(tried.some((path) => path.startsWith(`/api/v1/${part}/`))).toBe(true)
    expect(damage()).toEqual([])
  })

  /** The bytes of a picture are public: its address holds their hash. */
  const isShared = (name: string) => name === 'GET /media/:prefix/:name'

  /** Addresses of what the first mall has. */
  async function idsOf(path: string): Promise<readonly string[]> {
    const { database } = platform.database()
    const table = /\/api\/v1\/([a-z-]+)/.exec(path)?.[1] ?? 'media'
    if (table === 'media') {
      const media = await database.selectFrom('media').select(['sha256', 'name']).execute()
      const known = await database
        .selectFrom('revision')
        .innerJoin('entry', 'entry.id', 'revision.entry_id')
        .select('pictures')
        .where('property_id', '=', 2)
        .execute()
      const shared = new Set(known.flatMap(({ pictures }) => pictures))
      const own = media.filter((picture) => !shared.has(mediaPath(picture)))
      return own.map(({ sha256, name }) =>
        path.replace(':prefix', sha256.slice(0, 12)).replace(':name', name),
      )
    }
    const tables = {
      entries: 'entry',
      'change-sets': 'change_set',
      inbox: 'contact_message',
      subscribers: 'newsletter_subscription',
      staff: 'staff',
      tokens: 'api_token',
      webhooks: 'webhook',
      rounds: 'store_round',
      'store-links': 'store_link',
      proposals: 'store_proposal',
    } as const
    const own = Object.entries(tables).find(([name]) => name === table)?.[1]
    if (own === undefined) return []
    const rows = await database.selectFrom(own).select('id').where('property_id', '=', 1).limit(5).execute()
    const query = path.endsWith('/diff') ? '?from=1&to=1' : ''
    return rows.map(({ id }) => path.replace(':id', String(id)).replace(':revision', '1') + query)
  }

  /** Rows that staff of the first mall could have changed. */
  async function readMall(): Promise<unknown> {
    const { database } = platform.database()
    const of = (table: 'entry' | 'change_set' | 'staff' | 'api_token' | 'webhook' | 'contact_message') =>
      database.selectFrom(table).selectAll().where('property_id', '=', 1).orderBy('id').execute()
    const media = database.selectFrom('media').select(['sha256', 'focal_x', 'focal_y']).orderBy('sha256')
    return Promise.all([
      ...(['entry', 'change_set', 'staff', 'api_token', 'webhook', 'contact_message'] as const).map(of),
      media.execute(),
      database.selectFrom('revision').select('id').orderBy('id').execute(),
    ])
  }
})

/** A path and a request for it. */
type Attack = readonly [path: string, init: RequestInit]

/** A sixth of a list; in `npm run audit` all of it. */
function sixthOf<One>(all: readonly One[], turn: number): readonly One[] {
  const isTurn = (_: One, place: number) => (place + turn) % 6 === 0
  return casesOf(
    all.filter(isTurn),
    all.filter((one, place) => !isTurn(one, place)),
  )
}

function findEndpoint(name: string): Endpoint | undefined {
  return Object.entries<Endpoint>(endpoints).find(([one]) => one === name)?.[1]
}

/** The members of a body that an address takes. */
function bodyFor(name: string, all: Readonly<Record<string, unknown>>): object {
  const members: Readonly<Record<string, readonly string[]>> = {
    'PUT /api/v1/entries/:id/draft': ['document'],
    'PUT /api/v1/entries/:id/presence': ['undecided'],
    'PATCH /api/v1/media/:prefix/:name': ['focalX', 'focalY'],
    'PATCH /api/v1/inbox/:id': ['read'],
    'PATCH /api/v1/subscribers/:id': ['unsubscribed'],
    'PATCH /api/v1/staff/:id': ['name'],
    'PUT /api/v1/webhooks/:id': ['url'],
    'PATCH /api/v1/webhooks/:id': ['enabled'],
    'POST /api/v1/webhooks/:id/replays': ['failedSince'],
  }
  return Object.fromEntries((members[name] ?? []).map((key) => [key, all[key]]))
}
