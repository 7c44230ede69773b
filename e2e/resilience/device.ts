import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '../support/wait-until.ts'
import { sameOrigin, stampOf } from './form-visitor.ts'

/** A response, with its redirect target. */
export interface Reply {
  readonly status: number
  readonly page: string
  readonly location: string
}

/** A browser without script, with cookies. Rejects without a response. */
export interface Device {
  get(path: string): Promise<Reply>
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Reply>
  /** Loads a page and sends its form. Later calls send the form again without loading the page. */
  fillIn(path: string, fields: Readonly<Record<string, string>>): Promise<Reply>
  hasCookie(name: string): boolean
}

const timeoutMs = 15_000

export function createDevice(siteUrl: string, from: string): Device {
  const cookies = new Map<string, string>()
  const stamps = new Map<string, { readonly stamp?: string }>()

  async function send(path: string, init: RequestInit, headers: Record<string, string>): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(siteUrl + path, {
      ...init,
      headers: { ...headers, cookie, 'x-forwarded-for': from, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const page = await response.text()
    for (const line of response.headers.getSetCookie()) keep(line)
    return { status: response.status, page, location: response.headers.get('location') ?? '' }
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  const get = (path: string) => send(path, {}, {})
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) }, sameOrigin)
  return {
    get,
    post,
    async fillIn(path, fields) {
      const stamp = stamps.get(path) ?? (await stampOf((await get(path)).page))
      if (stamp.stamp !== undefined) stamps.set(path, stamp)
      return post(path, { ...stamp, ...fields })
    },
    hasCookie: (name) => cookies.has(name),
  }
}

/** Thrown to stop retrying. */
export class RetriesStopped extends Error {
  override readonly name = 'GivenUp'
}

/** Repeats a request until it succeeds. Throws after a timeout, and rethrows `RetriesStopped`. */
export async function retryUntil(
  send: () => Promise<Reply>,
  isDone: (reply: Reply) => boolean,
): Promise<void> {
  let last = 'no response'
  const isOver = async () => {
    try {
      const reply = await send()
      last = `${reply.status} ${reply.location}`
      return isDone(reply)
    } catch (error) {
      if (error instanceof RetriesStopped) throw error
      last = error instanceof Error ? error.message : 'no response'
      return false
    }
  }
  await waitUntil(() => `the request to succeed (at last: ${last})`, isOver, { pauseMs: 200 })
  await delay(20)
}
