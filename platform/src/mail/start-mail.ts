import type { Log } from '@promenade/log/log'
import type { Database } from '../database/connect.ts'
import { createFolderDelivery } from './folder.ts'
import type { MailConfig } from './mail-config.ts'
import { createSmtpDelivery } from './smtp.ts'
import { createMailWorker, type MailWorker } from './worker.ts'

/** Sends what is in the outbox, the way the settings say. */
export function startMail(
  { smtp, folder, addresses, firstPauseMs }: MailConfig,
  database: Database,
  log: Log,
): MailWorker {
  const deliver = smtp ? createSmtpDelivery(smtp) : createFolderDelivery(folder)
  return createMailWorker({ database, deliver, addresses, firstPauseMs, clock: () => new Date(), log })
}
