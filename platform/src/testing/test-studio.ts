import { randomUUID } from 'node:crypto'
import {
  type ChangeItem,
  changeSetResultSchema,
  changeSetsSchema,
} from '@promenade/contract/studio-api/change-sets'
import { entriesSchema, entrySchema } from '@promenade/contract/studio-api/entries'
import type { Role, TokenScope } from '@promenade/domain/studio/permissions'
import { resources } from '@promenade/contract/public-api/resources'
import { beforeAll } from 'vitest'
import { createStudioApp, createStudioRoutes, type StudioAppParts } from '../studio/app.ts'
import { createPresence } from '../studio/presence.ts'
import type { Database } from '../database/connect.ts'
import { createLink } from '../studio/people/links.ts'
import { newSecret, hashOf } from '../visitors/secrets.ts'
import { tokenPrefix } from '../studio/people/tokens.ts'
import { checkResponse } from './check-response.ts'
import { friday } from './sample-content.ts'
import { type TestPlatform } from './test-platform.ts'
import { createContentParts } from '../previews/preview-contents.ts'

const origin = 'http://studio.test'

/** A browser in which a member of staff is logged in. */
export interface StaffBrowser {
  fetch(path: string, init?: RequestInit): Promise<Response>
  get(path: string): Promise<Response>
  /** Sends JSON with a method other than GET. */
  send(
    method: string,
    path: string,
    body: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
  /** The entry of a kind and slug. */
  entry(kind: string, slug: string): Promise<ReturnType<typeof entrySchema.parse>>
  save(id: number, version: number, document: object, editor?: string): Promise<Response>
  /** Sends a change set and answers its result. Throws for one that is refused. */
  change(...items: ChangeItem[]): Promise<ReturnType<typeof changeSetResultSchema.parse>>
  /** A draft of a promotion of the centre, or of a store. */
  newPromotion(en: string, store?: string): Promise<ReturnType<typeof entrySchema.parse>>
  undo(changeSet: number | undefined): Promise<Response>
  /** The last act of the house. */
  lastSet(): Promise<ReturnType<typeof changeSetsSchema.parse>['items'][number]>
  /** Sends a change set and answers the response. */
  tryChange(items: readonly ChangeItem[], options?: ChangeOptions): Promise<Response>
}

interface ChangeOptions {
  readonly isDryRun?: boolean
  readonly key?: string
}

/** The studio of a test. */
export interface TestStudio {
  /** Logs somebody in with a link. */
  /** A store user has the store of this entry. */
  logIn(name?: string, role?: Role, propertyId?: number, storeId?: number): Promise<StaffBrowser>
  /** Opens the address of a store's link, as its browser. */
  openLink(address: string): Promise<StaffBrowser>
  fetch(path: string, init?: RequestInit): Promise<Response>
  setTime(now: Date): void
  /** Creates a token of the API. */
  /** By the maker of this number; else by an admin. */
  createToken(scopes: readonly TokenScope[], maker?: number): Promise<string>
  /** All its routes. */
  routes(): readonly { readonly method: string; readonly path: string }[]
  readonly errors: unknown[]
}

/** The studio of a test platform, for all tests of a file. */
export function useStudio(platform: TestPlatform): TestStudio {
  let now = friday
  let answer = async (_request: Request) => new Response()
  let app: Pick<ReturnType<typeof createStudioRoutes>, 'routes'> = { routes: [] }
  const errors: unknown[] = []
  beforeAll(() => {
    const parts: StudioAppParts = {
      ...createContentParts(platform.database().database),
      clock: () => now,
      isDemo: false,
      presence: createPresence(),
      origin: () => origin,
      hashAddress: (request) => request.headers.get('x-test-address') ?? 'office',
      files: { isBuilt: true, find: () => undefined, writeIndex: (nonce) => `<meta nonce="${nonce}">` },
      onError: (error) => errors.push(error),
    }
    answer = createStudioApp(parts)
    app = createStudioRoutes(parts)
  })
  const fetch = async (path: string, init?: RequestInit) => {
    const request = new Request(`${origin}${path}`, init)
    const response = await answer(request)
    await checkResponse(request, response)
    return response
  }
  const logIn = async (name = 'Ada', role: Role = 'admin', propertyId = 1, storeId?: number) => {
    const database = platform.database().database
    const id = await addStaff(name, role, propertyId, storeId)
    await addTwoPasskeys(database, id, now)
    const { token } = await createLink(database, { staffId: id, purpose: 'start', now })
    // Each from an address of its own: the logins of one address are limited.
    const headers = { 'X-Test-Address': randomUUID() }
    const response = await fetch('/api/v1/session/link', json('POST', { token }, headers))
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    return createBrowser(fetch, cookie)
  }
  const addStaff = async (name: string, role: Role, propertyId: number, storeId?: number) => {
    const { id } = await platform
      .database()
      .database.insertInto('staff')
      .values({
        property_id: propertyId,
        email: `${randomUUID()}@mall.test`,
        name,
        role,
        locale: 'en',
        created_at: now,
        disabled_at: null,
        store_id: storeId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const openLink = async (address: string) => {
    const token = new URL(address).hash.slice(1)
    const headers = { 'X-Test-Address': randomUUID() }
    const response = await fetch('/api/v1/store/link', json('POST', { token }, headers))
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    return createBrowser(fetch, cookie)
  }
  const createToken = async (scopes: readonly TokenScope[], maker?: number) => {
    const staffId = maker ?? (await addStaff('Ada', 'admin', 1))
    const token = tokenPrefix + newSecret()
    await platform
      .database()
      .database.insertInto('api_token')
      .values({
        property_id: 1,
        hash: hashOf(token),
        name: 'Shop system',
        scopes,
        created_by: 'Ada',
        staff_id: staffId,
        created_at: now,
        expires_at: null,
        used_at: null,
        revoked_at: null,
      })
      .execute()
    return token
  }
  return {
    logIn,
    openLink,
    createToken,
    routes: () => app.routes,
    fetch,
    setTime: (time) => (now = time),
    errors,
  }
}

export function createBrowser(
  fetchAny: (path: string, init?: RequestInit) => Promise<Response>,
  cookie: string,
): StaffBrowser {
  const fetch = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', cookie)
    return fetchAny(path, { ...init, headers })
  }
  const send = (method: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(path, json(method, body, headers))
  const tryChange = (
    items: readonly ChangeItem[],
    { isDryRun = false, key = randomUUID() }: ChangeOptions = {},
  ) =>
    send('POST', `/api/v1/change-sets${isDryRun ? '?dry_run=1' : ''}`, { items }, { 'Idempotency-Key': key })
  return {
    fetch,
    get: (path) => fetch(path),
    send,
    tryChange,
    async entry(kind, slug) {
      const list = entriesSchema.parse(
        await (
          await fetch(`/api/v1/entries?kind=${kind}&state=draft,scheduled,live,ended,withdrawn,bin`)
        ).json(),
      )
      const id = list.items.find((item) => item.slug === slug)?.id
      return entrySchema.parse(await (await fetch(`/api/v1/entries/${id}`)).json())
    },
    save: (id, version, document, editor) =>
      send(
        'PUT',
        `/api/v1/entries/${id}/draft`,
        { document },
        {
          'If-Match': `"${version}"`,
          ...(editor === undefined ? {} : { 'X-Editor': editor }),
        },
      ),
    async newPromotion(en, store) {
      const owner = store === undefined ? {} : { store }
      const document = { name: { en }, description: { en: '<p>Text.</p>' }, start: '2026-11-20', ...owner }
      const response = await send('POST', '/api/v1/entries', { kind: 'promotion', document })
      return entrySchema.parse(await response.json())
    },
    undo: (changeSet) => send('POST', `/api/v1/change-sets/${changeSet}/undo`, {}),
    async lastSet() {
      const { items } = changeSetsSchema.parse(await (await fetch('/api/v1/change-sets')).json())
      if (items[0] === undefined) throw new Error('There is no change set.')
      return items[0]
    },
    async change(...items) {
      const response = await tryChange(items)
      const body: unknown = await response.json()
      if (response.status !== 201) throw new Error(JSON.stringify(body))
      return changeSetResultSchema.parse(body)
    },
  }
}

/** An admin needs two means of login. These cannot be used: they only count. */
async function addTwoPasskeys(database: Database, staffId: number, now: Date): Promise<void> {
  const passkey = (name: string) => ({
    id: randomUUID(),
    staff_id: staffId,
    public_key: Buffer.alloc(1),
    counter: 0,
    transports: [],
    name,
    created_at: now,
    used_at: null,
  })
  await database
    .insertInto('staff_passkey')
    .values([passkey('Laptop'), passkey('Telephone')])
    .execute()
}

/** Every answer of the platform to the site, as text. */
export async function readAnswers(platform: TestPlatform): Promise<readonly string[]> {
  const paths = Object.values(resources)
    .map(({ path }) => path)
    .filter((path) => !/\{|map$|meta/.test(path))
  return Promise.all(
    paths.flatMap((path) =>
      ['en', 'es'].map(async (locale) => {
        const response = await platform.get(`/${path}?locale=${locale}`)
        return `${path} ${locale} ${response.status} ${await response.text()}`
      }),
    ),
  )
}

/** A request with JSON as a browser sends it from the studio's own page. */
export function json(
  method: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return {
    method,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
  }
}
