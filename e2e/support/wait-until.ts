import { setTimeout as delay } from 'node:timers/promises'

/** Polls until `isMet` is true. Throws after `timeoutMs`. */
export async function waitUntil(
  condition: string | (() => string),
  isMet: () => boolean | Promise<boolean>,
  { timeoutMs = 180_000, pauseMs = 20 } = {},
): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await isMet())) {
    if (performance.now() > end)
      throw new Error(`Timed out waiting for ${typeof condition === 'string' ? condition : condition()}.`)
    await delay(pauseMs)
  }
}

/** Waits until the site has its first content. Throws after a minute. */
export function untilReady(siteUrl: string): Promise<void> {
  return untilAnswered(`${siteUrl}/readyz`, 200)
}

/** Waits until the site answers with pages. Throws after a minute. */
export function untilOpen(siteUrl: string): Promise<void> {
  return untilAnswered(`${siteUrl}/contact-us`, 200)
}

/** Waits until an address answers with this status. Throws after a minute. */
export function untilAnswered(url: string, wanted: number): Promise<void> {
  const isMet = async () => {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    return response?.status === wanted
  }
  return waitUntil(`${wanted} from ${url}`, isMet, { timeoutMs: 60_000 })
}
