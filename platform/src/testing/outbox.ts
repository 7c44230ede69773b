import type { Selectable } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { enqueueMail, type MailContent, type OutgoingMail } from '../mail/outbox.ts'
import { createSmtpDelivery } from '../mail/smtp.ts'
import { createMailWorker, type MailWorkerParts } from '../mail/worker.ts'
import type { OutboxWorker } from '../outbox/outbox-worker.ts'
import { friday } from './sample-content.ts'
import { type TestPlatform } from './test-platform.ts'

export const someContent: MailContent = { subject: 'Hello', text: 'Text', html: '<p>HTML</p>' }

type MailRow = Selectable<Schema['mail']>

export interface TestOutbox {
  /** The workers' current time. */
  now: Date
  /** Lets time pass. */
  pass(milliseconds: number): void
  enqueue(mail?: Partial<OutgoingMail>): Promise<void>
  rows(): Promise<readonly MailRow[]>
  /** Starts a worker without pauses, until the end of the test. It gives up a delivery when a busy machine would have made it. */
  work(port: number, parts?: Partial<MailWorkerParts>): OutboxWorker
  readonly logged: (readonly [level: 'warn' | 'error', details: unknown])[]
  /** Empties the outbox and ends the workers. */
  end(): Promise<void>
}

/** The outbox of a test platform, with a clock that stands still. */
export function createTestOutbox(platform: TestPlatform): TestOutbox {
  const workers: OutboxWorker[] = []
  const logged: TestOutbox['logged'] = []
  const database = () => platform.database().database
  const outbox: TestOutbox = {
    now: friday,
    logged,
    pass: (milliseconds) => {
      outbox.now = new Date(outbox.now.getTime() + milliseconds)
    },
    enqueue: async (mail = {}) => {
      const usual = { propertyId: 1, kind: 'newsletter-welcome', recipient: 'visitor@example.test' } as const
      await database()
        .transaction()
        .execute((transaction) =>
          enqueueMail(transaction, { ...usual, content: someContent, now: outbox.now, ...mail }),
        )
    },
    rows: () =>
      database().selectFrom('mail').selectAll().orderBy('created_at').orderBy('recipient').execute(),
    work: (port, parts) => {
      const worker = createMailWorker({
        database: database(),
        deliver: createSmtpDelivery({ host: '127.0.0.1', port, secure: false, login: undefined }),
        addresses: { from: undefined, staff: undefined },
        clock: () => outbox.now,
        log: {
          warn: (details: unknown) => void logged.push(['warn', details]),
          error: (details: unknown) => void logged.push(['error', details]),
        },
        pollMs: 20,
        deadlineMs: 60_000,
        ...parts,
      })
      workers.push(worker)
      return worker
    },
    end: async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()))
      await database().deleteFrom('mail').execute()
      logged.length = 0
      outbox.now = friday
    },
  }
  return outbox
}
