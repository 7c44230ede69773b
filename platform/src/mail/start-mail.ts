import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
import { createFolderDelivery } from './folder.ts'
import type { MailConfig } from './mail-settings.ts'
import { createSmtpDelivery, findSmtpProblem } from './smtp.ts'
import type { OutboxWorker } from '../outbox/outbox-worker.ts'
import { createMailWorker } from './worker.ts'

/** Starts to send the mails of the outbox. */
export function startMail(
  { smtp, folder, addresses, firstPauseMs }: MailConfig,
  database: Database,
  log: Log,
): OutboxWorker {
  const deliver = smtp ? createSmtpDelivery(smtp) : createFolderDelivery(folder)
  return createMailWorker({ database, deliver, addresses, firstPauseMs, clock: () => new Date(), log })
}

/** Warns at the start if mail cannot be sent, because visitors would not notice. */
export async function warnOfMail({ smtp, folder }: MailConfig, log: Pick<Log, 'warn'>): Promise<void> {
  if (smtp === undefined) {
    log.warn(
      { setting: 'SMTP_URL' },
      `SMTP_URL is not set: mail is not sent but stored as files in ${folder}.`,
    )
    return
  }
  const reason = await findSmtpProblem(smtp)
  if (reason === undefined) return
  const server = `${smtp.host}:${smtp.port}`
  log.warn(
    { setting: 'SMTP_URL', reason },
    `The mail server ${server} of SMTP_URL does not accept mail yet: mail waits.`,
  )
}
