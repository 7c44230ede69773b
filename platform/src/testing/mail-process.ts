import { createLog } from '@promenade/process/log/create-log'
import { connect } from '../database/connect.ts'
import { createSmtpDelivery } from '../mail/smtp.ts'
import { createMailWorker } from '../mail/worker.ts'

/** A platform reduced to its mail worker, for tests that kill it. */
const [databaseUrl = '', port = '', now = ''] = process.argv.slice(2)
createMailWorker({
  database: connect(databaseUrl),
  deliver: createSmtpDelivery({ host: '127.0.0.1', port: Number(port), secure: false, login: undefined }),
  addresses: { from: undefined, staff: undefined },
  clock: () => new Date(now),
  log: createLog({ logLevel: 'silent' }),
  pollMs: 20,
})
