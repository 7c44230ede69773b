import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { entriesSchema, entrySchema, savedDraftSchema } from '@promenade/contract/studio-api/entries'

/** Somebody who is logged in to the studio of a running mall. */
export interface StudioEditor {
  /** An entry by kind and slug. */
  find(kind: string, slug: string): Promise<ReturnType<typeof entrySchema.parse>>
  get(id: number): Promise<ReturnType<typeof entrySchema.parse>>
  /** Creates a promotion that is a draft; answers its id. */
  createPromotion(name: string): Promise<number>
  /** Saves a draft; answers its version. Rejects where there is no answer. */
  save(id: number, version: number, document: object): Promise<number>
  /** Publishes the draft of an entry once, however often it is called with this title. */
  publish(id: number, version: number, title: string): Promise<void>
}

const timeoutMs = 10_000

/** Logs in with the one-time link of the demo mall. */
export async function logInToStudio(studioUrl: string): Promise<() => StudioEditor> {
  const url = new URL(studioUrl)
  const headers = { ...headersOf(url), Cookie: await readCookie(url) }
  return () => createEditor(url.origin, { ...headers, 'X-Editor': randomUUID() })
}

/** The cookie of a session that the one-time link begins. Throws if it does not. */
export async function readCookie(studioUrl: URL): Promise<string> {
  const login = await fetch(`${studioUrl.origin}/api/v1/session/link`, {
    method: 'POST',
    headers: headersOf(studioUrl),
    body: JSON.stringify({ token: studioUrl.hash.slice(1) }),
  })
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';')
  if (cookie === '') throw new Error(`The studio answered the login with ${login.status}.`)
  return cookie
}

function headersOf({ origin }: URL) {
  return { 'Content-Type': 'application/json', Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
}

function createEditor(origin: string, headers: Readonly<Record<string, string>>): StudioEditor {
  const send = async (method: string, path: string, body?: object, more: object = {}) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...headers, ...more },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const get = async (id: number) => entrySchema.parse(await send('GET', `/entries/${id}`))
  return {
    get,
    async find(kind, slug) {
      const { items } = entriesSchema.parse(await send('GET', `/entries?kind=${kind}`))
      return get(items.find((item) => item.slug === slug)?.id ?? 0)
    },
    async createPromotion(name) {
      const document = { name: { en: name }, description: { en: '<p>Text.</p>' }, start: '2026-01-01' }
      return entrySchema.parse(await send('POST', '/entries', { kind: 'promotion', document })).id
    },
    async save(id, version, document) {
      const answer = await send('PUT', `/entries/${id}/draft`, { document }, { 'If-Match': `"${version}"` })
      return savedDraftSchema.parse(answer).version
    },
    async publish(id, version, title) {
      const body = { title, items: [{ entry: id, version, action: 'publish' }] }
      await send('POST', '/change-sets', body, { 'Idempotency-Key': title })
    },
  }
}

/** Does something until it succeeds, as the studio does with what it has stored on the device. */
export async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act()
    } catch {
      await delay(100)
    }
  }
}
