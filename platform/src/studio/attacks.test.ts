import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { roles, tokenScopes } from '@promenade/domain/studio/permissions'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { importContent } from '../import/import-content.ts'
import { mediaPath } from '../documents/stored-picture.ts'
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

const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
const polluting = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'

/** None of them is a valid body of any address. */
const bodies: readonly (readonly [name: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['half of an object', '{"token":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['prototype keys', `{${polluting}}`],
  ['prototype keys in a document', `{"kind":"store","document":{"name":{"en":7},${polluting}},"x":1}`],
  ['deep nesting', deep],
  ['deep nesting in a document', `{"kind":"store","document":${deep}}`],
  ['a NUL', '{"kind":"store","document":{"name":"a\\u0000b"}}'],
  ['a NUL in a key', '{"kind":"store","document":{"a\\u0000b":1}}'],
  ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['large numbers', '{"items":[{"entry":9007199254740991,"version":1,"action":"publish"}]}'],
  ['negative numbers', '{"items":[{"entry":-1,"version":-1,"action":"publish"}]}'],
  ['9 MB', `{"kind":"store","document":{"x":"${'a'.repeat(9 * 1_024 * 1_024)}"}}`],
]

/** Ids that are none. */
const ids = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '99999999999999999999',
  '2147483648',
  '%00',
  'a%00b',
  '..%2f..%2fetc%2fpasswd',
  '%c0%ae%c0%ae%2f',
  '%',
  "1'or'1'='1",
  '1;drop%20table%20entry',
  '__proto__',
  'constructor',
  '%0d%0aSet-Cookie:evil=1',
  'a'.repeat(4_000),
]

const values = [...ids, '%5B%5D', '%22%3E%3Cscript%3E', '%F0%9F', '%ED%A0%80']
const keys = ['kind', 'state', 'query', 'locale', 'sort', 'cursor', 'limit', 'dry_run', 'from', 'to']

const headers: readonly (readonly [string, string])[] = [
  ['If-Match', '*'],
  ['If-Match', '"99999999999"'],
  ['If-Match', '"999999999"'],
  ['If-Match', 'W/"1"'],
  ['Idempotency-Key', '../../etc/passwd'],
  ['Idempotency-Key', 'a'.repeat(5_000)],
  ['X-Editor', '00000000-0000-0000-0000-00000000000g'],
  ['X-File-Name', '%0d%0aSet-Cookie: evil=1'],
  ['X-File-Name', '..%2f..%2f%00.svg'],
  ['X-File-Name', '%ff'],
  ['Authorization', 'Bearer promenade_x'],
  ['Authorization', "Bearer promenade_' or 1=1"],
  ['Cookie', '__Host-studio=x; __Host-studio=y; __proto__=z'],
  ['X-Forwarded-For', "127.0.0.1, ' or 1=1"],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Content-Type', 'text/plain'],
  ['Content-Type', 'application/x-www-form-urlencoded'],
  ['Content-Type', 'application/json; charset=utf-7'],
]

describe('attacks on the studio', { timeout: 120_000 }, () => {
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

  /** Sends a request as everybody; answers those responses that are no refusal, or name a failure. */
  async function attack(path: string, init: RequestInit): Promise<readonly string[]> {
    const wrong: string[] = []
    for (const [caller, send] of callers) {
      const response = await send(path, init)
      const isInjected = response.headers.get('set-cookie')?.includes('evil') === true
      if (response.status < 400 || response.status >= 500 || isInjected)
        wrong.push(`${caller}: ${response.status}`)
    }
    return wrong
  }

  const withBody = names.filter((name) => /^(?:POST|PUT|PATCH)/.test(name) && hasBody(name))
  it.each(withBody)('%s refuses bodies that are none', async (name) => {
    const [method, path] = split(name)
    for (const [what, body] of bodies) {
      const headers = { ...json(method, {}).headers, 'If-Match': '"1"', 'Idempotency-Key': 'attack-attack' }
      expect([what, await attack(example(path), { method, headers, body })]).toEqual([what, []])
    }
    expect(damage()).toEqual([])
  })

  it.each(names.filter((name) => name.includes(':')))('%s refuses ids that are none', async (name) => {
    const [method, path] = split(name)
    for (const id of ids) {
      const request = method === 'GET' ? {} : json(method, {}, { 'If-Match': '"1"' })
      const at = path.replaceAll(/:\w+/g, id)
      expect([id, await attack(at, request)]).toEqual([id, []])
    }
    expect(damage()).toEqual([])
  })

  it.each(names.filter((name) => name.startsWith('GET')))('%s takes no strange query', async (name) => {
    const [, path] = split(name)
    for (const key of [...keys, 'before', 'actor', '__proto__'])
      for (const value of values) {
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

function hasBody(name: string): boolean {
  return Object.entries(endpoints).some(([one, endpoint]) => one === name && 'body' in endpoint)
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
