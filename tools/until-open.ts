import { setTimeout as delay } from 'node:timers/promises'

/** Waits until the site has content to show. Throws where it has none within a minute. */
export async function untilOpen(siteUrl: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`${siteUrl}/contact-us`).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.status === 200) return
    await delay(100)
  }
  throw new Error('The mall did not open within a minute.')
}
