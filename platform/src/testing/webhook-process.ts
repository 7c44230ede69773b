import { createLog } from '@promenade/process/log/create-log'
import { connect } from '../database/connect.ts'
import { keepTrying } from '../outbox/outbox-worker.ts'
import { readSecretKey } from '../studio/webhooks/webhook-secret.ts'
import { createWebhookWorker } from '../studio/webhooks/worker.ts'
import { localReach } from './test-webhooks.ts'

/** A platform reduced to its webhook worker, for tests that kill it. */
const [databaseUrl = '', now = ''] = process.argv.slice(2)
const database = connect(databaseUrl)
createWebhookWorker({
  database,
  // The database may be slow on a busy machine.
  key: await keepTrying(() => readSecretKey(database), new AbortController().signal),
  origin: 'http://studio.test',
  clock: () => new Date(now),
  log: createLog({ logLevel: 'silent' }),
  pollMs: 20,
  reach: localReach,
})
