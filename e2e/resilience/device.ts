import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '../support/wait-until.ts'
import { sameOrigin, stampOf } from './form-visitor.ts'

/** What came back, with where it sends the visitor on to. */
export interface Reply {
  readonly status: number
  readonly page: string
  readonly location: string
}

/** A browser without script that keeps its cookies. Rejects where no answer comes. */
export interface Device {
  get(path: string): Promise<Reply>
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Reply>
  /** Sends the form on a page, which is read the first time only: who presses Send again has it before them. */
  fillIn(path: string, fields: Readonly<Record<string, string>>): Promise<Reply>
  hasCookie(name: string): boolean
}

const patienceMs = 15_000

export function createDevice(siteUrl: string, from: string): Device {
  const cookies = new Map<string, string>()
  const stamps = new Map<string, { readonly stamp?: string }>()

  async function send(path: string, init: RequestInit, headers: Record<string, string>): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(siteUrl + path, {
      ...init,
      headers: { ...headers, cookie, 'x-forwarded-for': from, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
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

/** Pressing once more is of no use. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

/** Presses a button again until the site says that it is done. Throws where that is long in coming, or given up. */
export async function pressUntil(
  press: () => Promise<Reply>,
  isDone: (reply: Reply) => boolean,
): Promise<void> {
  let last = 'no answer'
  const isOver = async () => {
    try {
      const reply = await press()
      last = `${reply.status} ${reply.location}`
      return isDone(reply)
    } catch (error) {
      if (error instanceof GivenUp) throw error
      last = error instanceof Error ? error.message : 'no answer'
      return false
    }
  }
  await waitUntil(() => `the site to do what was asked (at last: ${last})`, isOver, { pauseMs: 200 })
  await delay(20)
}
