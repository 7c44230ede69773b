import type { Insertable, Selectable } from 'kysely'
import type { OutboxWorker } from '../outbox/outbox-worker.ts'
import type { Schema } from '../database/schema.ts'
import type { Reach } from '../studio/webhooks/post-event.ts'
import { createSecret, readSecretKey, sealSecret } from '../studio/webhooks/webhook-secret.ts'
import { createWebhookWorker, type WebhookWorkerParts } from '../studio/webhooks/worker.ts'
import { friday } from './sample-content.ts'
import type { TestPlatform } from './test-platform.ts'

type Delivery = Selectable<Schema['webhook_delivery']>

/** A receiver on this machine, without TLS. */
export const localReach: Reach = {
  isAllowedUrl: () => true,
  isAllowedAddress: (address) => address === '127.0.0.1',
  timeoutMs: 60_000,
}

export interface TestWebhooks {
  /** The workers' current time. */
  now: Date
  pass(milliseconds: number): void
  /** Adds a webhook. Returns its id and its secret. */
  add(url: string, values?: Partial<Insertable<Schema['webhook']>>): Promise<{ id: number; secret: string }>
  /** Adds an event that is due. */
  enqueue(webhook: number, values?: Partial<Insertable<Schema['webhook_delivery']>>): Promise<number>
  rows(): Promise<readonly Delivery[]>
  /** Starts a worker, until the end of the test. */
  work(parts?: Partial<WebhookWorkerParts>): Promise<OutboxWorker>
  readonly logged: (readonly [level: 'warn' | 'error', details: unknown])[]
  end(): Promise<void>
}

/** The webhooks of a test platform, with a clock that stands still and no jitter. */
export function createTestWebhooks(platform: TestPlatform): TestWebhooks {
  const workers: OutboxWorker[] = []
  const logged: TestWebhooks['logged'] = []
  const database = () => platform.database().database
  const note = (level: 'warn' | 'error') => (details: unknown) => void logged.push([level, details])
  const test: TestWebhooks = {
    now: friday,
    logged,
    pass: (milliseconds) => {
      test.now = new Date(test.now.getTime() + milliseconds)
    },
    async add(url, values = {}) {
      const secret = createSecret()
      const sealed = sealSecret(secret, await readSecretKey(database()))
      const { id } = await database()
        .insertInto('webhook')
        .values({ property_id: 1, url, secret: sealed, created_by: 'Ada', created_at: test.now, ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, secret }
    },
    async enqueue(webhook, values = {}) {
      const body = { type: 'webhook.test', timestamp: test.now.toISOString(), data: { property: 1 } }
      const { id } = await database()
        .insertInto('webhook_delivery')
        .values({
          webhook_id: webhook,
          event: 'webhook.test',
          body: JSON.stringify(body),
          created_at: test.now,
          next_attempt_at: test.now,
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    rows: () => database().selectFrom('webhook_delivery').selectAll().orderBy('id').execute(),
    async work(parts) {
      const worker = createWebhookWorker({
        database: database(),
        key: await readSecretKey(database()),
        origin: 'http://studio.test',
        clock: () => test.now,
        log: { warn: note('warn'), error: note('error') },
        pollMs: 20,
        reach: localReach,
        random: () => 0,
        ...parts,
      })
      workers.push(worker)
      return worker
    },
    async end() {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()))
      await database().deleteFrom('webhook').execute()
      await database().deleteFrom('mail').execute()
      logged.length = 0
      test.now = friday
    },
  }
  return test
}
