import { setTimeout as delay } from 'node:timers/promises'

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

/** The stamp of the form on a page, as somebody without script gets it who then begins to type. */
export async function readStamp(siteUrl: string, path: string): Promise<string> {
  const { stamp } = await stampOf(await (await fetch(siteUrl + path)).text())
  if (stamp === undefined) throw new Error(`There is no form on ${path}.`)
  return stamp
}

/** The stamp on a page as the field it is, once somebody has had the time to type; none where there is no form. */
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
  const giveUp = new AbortController()
  // A timer that keeps this process alive: an answer may break off with nothing else left to wait for.
  const timer = setTimeout(() => giveUp.abort(), patienceMs)
  try {
    const response = await fetch(siteUrl + path, {
      method: 'POST',
      headers: { ...origin, 'x-forwarded-for': from, accept: 'text/html' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: giveUp.signal,
    })
    return { status: response.status, page: await response.text() }
  } finally {
    clearTimeout(timer)
  }
}

const patienceMs = 15_000

/** Presses Send again, as people do, until the site says that it has what was written; how often that was. */
export async function sendUntilTaken(sending: Sending, pause: () => Promise<void>): Promise<number> {
  let last = 'no answer'
  for (let [tries, end] = [1, Date.now() + stubbornMs]; Date.now() < end; tries++) {
    const sent = await sendForm(sending).catch(() => undefined)
    if (sent !== undefined && isTaken(sent)) return tries
    last = sent === undefined ? 'no answer' : `status ${sent.status}`
    await pause()
  }
  throw new Error(`The site never took the form; at last there was ${last}.`)
}

/** Far longer than anything that is broken here stays so. */
const stubbornMs = 180_000

/** Whether the visitor reads that it was taken, in the words of the specification for a message. */
export function isTaken({ status, page }: Sent): boolean {
  return status === 200 && page.includes('Thank You!')
}
