import { setTimeout as delay } from 'node:timers/promises'
import { waitUntil } from '../support/wait-until.ts'

/** What came back when a form was sent. */
export interface Sent {
  readonly status: number
  readonly page: string
}

interface Sending {
  readonly siteUrl: string
  /** Address of the page with the form. */
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** Whom the proxy in front says the request is from. */
  readonly from: string
  /** Instead of what a browser says of where the form stood. */
  readonly origin?: Readonly<Record<string, string>>
}

/** What a browser says of a form on the very site it is sent to. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }

/** The stamp of the form on a page, after the time that typing takes. */
export async function readStamp(siteUrl: string, path: string): Promise<string> {
  const { stamp } = await stampOf(await (await fetch(siteUrl + path)).text())
  if (stamp === undefined) throw new Error(`There is no form on ${path}.`)
  return stamp
}

/** The stamp as a field, after the time that typing takes; empty where there is no form. */
export async function stampOf(page: string): Promise<{ readonly stamp?: string }> {
  const field = /<input[^>]*name="stamp"[^>]*>/.exec(page)?.[0] ?? ''
  const stamp = /value="([^"]+)"/.exec(field)?.[1]
  if (stamp === undefined) return {}
  await delay(typingMs)
  return { stamp }
}

/** Longer than the site takes anybody for a script. */
const typingMs = 500

/** Sends a filled-in form as a browser without script does. Rejects where no answer comes. */
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

/** Sends a form again and again, as people do, until the site accepts it. */
export async function sendUntilAccepted(sending: Sending): Promise<void> {
  let last = 'no response'
  const isSent = async () => {
    const sent = await sendForm(sending).catch(() => undefined)
    last = sent === undefined ? 'no response' : `status ${sent.status}`
    return sent !== undefined && isAccepted(sent)
  }
  await waitUntil(() => `the form to be accepted (at last: ${last})`, isSent, { pauseMs: 250 })
}

/** True when the page says, in the words of the specification, that a message was accepted. */
export function isAccepted({ status, page }: Sent): boolean {
  return status === 200 && page.includes('Thank You!')
}
