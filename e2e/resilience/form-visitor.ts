import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '../support/wait-until.ts'

/** The response to a submitted form. */
export interface Sent {
  readonly status: number
  readonly page: string
}

interface Sending {
  readonly siteUrl: string
  /** Address of the page with the form. */
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** Client address, sent as `X-Forwarded-For`. */
  readonly from: string
  /** Replaces `sameOrigin`. */
  readonly origin?: Readonly<Record<string, string>>
}

/** Headers of a browser for a form of the same site. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }

/** The stamp of the form on a page, after the time that typing takes. */
export async function readStamp(siteUrl: string, path: string): Promise<string> {
  const { stamp } = await stampOf(await (await fetch(siteUrl + path)).text())
  if (stamp === undefined) throw new Error(`There is no form on ${path}.`)
  return stamp
}

/** The stamp as a field, after the time that typing takes; empty without a form. */
export async function stampOf(page: string): Promise<{ readonly stamp?: string }> {
  const field = /<input[^>]*name="stamp"[^>]*>/.exec(page)?.[0] ?? ''
  const stamp = /value="([^"]+)"/.exec(field)?.[1]
  if (stamp === undefined) return {}
  await delay(typingMs)
  return { stamp }
}

/** Longer than the minimum age of a stamp. */
const typingMs = 500

/** Sends a form as a browser without script does. Rejects without a response. */
export async function sendForm({ siteUrl, path, fields, from, origin = sameOrigin }: Sending): Promise<Sent> {
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { ...origin, 'x-forwarded-for': from, accept: 'text/html' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: response.status, page: await response.text() }
}

const timeoutMs = 15_000

/** Sends a form until the site accepts it. */
export async function sendUntilAccepted(sending: Sending): Promise<void> {
  let last = 'no response'
  const isSent = async () => {
    const sent = await sendForm(sending).catch(() => undefined)
    last = sent === undefined ? 'no response' : `status ${sent.status}`
    return sent !== undefined && isAccepted(sent)
  }
  await waitUntil(() => `the form to be accepted (at last: ${last})`, isSent, { pauseMs: 250 })
}

/** True if the page confirms, in the specification's words, that the message was accepted. */
export function isAccepted({ status, page }: Sent): boolean {
  return status === 200 && page.includes('Thank You!')
}
