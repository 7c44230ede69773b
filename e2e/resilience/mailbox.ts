import { setTimeout as delay } from 'node:timers/promises'
import { startSmtpServer, type ReceivedMail } from '../../platform/src/testing/smtp-server.ts'

/** An SMTP server that stores all mail. */
export interface Mailbox {
  readonly url: string
  /** Refuses connections. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  received(): readonly ReceivedMail[]
  /** Without duplicates by message id. */
  distinct(): readonly ReceivedMail[]
  /** Waits until there are enough distinct mails, and five seconds longer for duplicates. */
  until(isEnough: (mails: readonly ReceivedMail[]) => boolean): Promise<void>
  close(): Promise<void>
}

/** Longer than the pause until the platform retries a mail. */
const timeoutMs = 180_000
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
      const end = performance.now() + timeoutMs
      while (!isEnough(distinct()) && performance.now() < end) await delay(500)
      await delay(momentMs)
    },
    close: () => server.stop(),
  }
}
