import { loggedInCookie } from '../../site/app/device/favorites.ts'
import { waitUntil } from '../support/wait-until.ts'
import { type Device, RetriesStopped, retryUntil } from './device.ts'
import type { Mailbox } from './mailbox.ts'

/** Logs in by the link in a mail, unless the device is logged in. A killed process may have ended the session. */
export function createLogin(device: Device, mailbox: Mailbox, email: string): () => Promise<void> {
  let links = 0
  return async () => {
    // A link works once. If its response was lost, another link is requested.
    while (!device.hasCookie(loggedInCookie)) {
      links += 1
      await retryUntil(
        async () => {
          const reply = await device.fillIn('/login', { email })
          if (reply.status === 429)
            throw new RetriesStopped('The platform sends no more links to this address.')
          return reply
        },
        ({ status }) => status === 200,
      )
      await waitUntil('the mail with the link', () => linksTo(mailbox, email).length >= links)
      const link = linksTo(mailbox, email).at(-1) ?? ''
      await retryUntil(
        () => device.post(link, {}),
        ({ status, location }) => location.endsWith('/profile') || status === 404 || status === 410,
      )
    }
  }
}

function linksTo(mailbox: Mailbox, email: string): readonly string[] {
  return mailbox.distinct().flatMap(({ envelopeTo, text = '' }) => {
    if (!envelopeTo.includes(email)) return []
    const link = /https?:\/\/\S+\/login\/confirm\S+/.exec(text)?.[0]
    const url = link === undefined ? null : URL.parse(link)
    return url === null ? [] : [url.pathname + url.search]
  })
}
