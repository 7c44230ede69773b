import { setTimeout as delay } from 'node:timers/promises'

/** Looks again and again until it is so. Throws where it takes longer than anybody waits. */
export async function waitUntil(
  what: string | (() => string),
  isSo: () => boolean | Promise<boolean>,
  { patienceMs = 180_000, pauseMs = 20 } = {},
): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}.`)
    await delay(pauseMs)
  }
}

/** Waits until the site has content to show. Throws where it has none within a minute. */
export function untilOpen(siteUrl: string): Promise<void> {
  return untilAnswered(`${siteUrl}/contact-us`, 200)
}

/** Waits until an address answers with this status; no answer is none yet. Throws where it does not within a minute. */
export function untilAnswered(url: string, wanted: number): Promise<void> {
  const isSo = async () => {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    return response?.status === wanted
  }
  return waitUntil(`${wanted} from ${url}`, isSo, { patienceMs: 60_000 })
}
