import { setTimeout as delay } from 'node:timers/promises'
import { startSmtpServer, type TakenMail } from '../../platform/src/testing/smtp-server.ts'

/** A mail server that keeps what it takes. */
export interface Mailbox {
  readonly url: string
  /** Refuses connections. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  received(): readonly TakenMail[]
  /** Without what came once more under the id it had. */
  distinct(): readonly TakenMail[]
  /** Waits until it is so of the different mails that are here, and a moment longer for those too many. */
  until(isEnough: (mails: readonly TakenMail[]) => boolean): Promise<void>
  close(): Promise<void>
}

/** Longer than a mail whose sender was killed, or that found no server, waits for the next attempt. */
const patienceMs = 180_000
const momentMs = 5_000

export async function openMailbox(): Promise<Mailbox> {
  const server = await startSmtpServer()
  const distinct = () => [...new Map(server.mails.map((mail) => [mail.messageId, mail])).values()]
  return {
    url: `smtp://127.0.0.1:${server.port}`,
    goAway: () => server.behave('gone'),
    comeBack: () => server.behave('accept'),
    received: () => server.mails,
    distinct,
    async until(isEnough) {
      const end = Date.now() + patienceMs
      while (!isEnough(distinct()) && Date.now() < end) await delay(500)
      await delay(momentMs)
    },
    close: () => server.stop(),
  }
}
