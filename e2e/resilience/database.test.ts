import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openRestartableMall } from './restartable-mall.ts'
import { openMailbox } from './mailbox.ts'
import { expectMessagesOnce, writeMessages } from './message-writers.ts'
import { type OwnDatabase, startOwnDatabase } from './own-database.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { failuresOf, startVisitors } from './page-visitors.ts'

it('loses nothing when the database restarts', restartDatabase)

const restarts = 10

/** Kills and restarts the database while the platform keeps running. */
async function restartDatabase(): Promise<void> {
  const mailbox = await openMailbox()
  const database = await startOwnDatabase()
  const mall = await openRestartableMall({
    environment: { SMTP_URL: mailbox.url },
    databaseUrl: database.url,
  })
  try {
    const visitors = startVisitors(mall.siteUrl, await listPublicPaths(mall.siteUrl))
    let isOver = false
    const writing = Promise.all([
      writeMessages(mall, () => isOver),
      restartOften(database).finally(() => (isOver = true)),
    ])
    const seen = await writing.then(visitors.stop, visitors.stop)
    const [subjects] = await writing
    expect.soft(failuresOf(seen)).toEqual([])
    await expectMessagesOnce(mall, mailbox, subjects)
  } finally {
    await mall.close()
    await database.close()
    await mailbox.close()
  }
}

/** The slower the database starts, the longer it runs in between, so that visitors are served. */
async function restartOften(database: OwnDatabase): Promise<void> {
  let startMs = 1_000
  for (let restarted = 0; restarted < restarts; restarted++) {
    await delay(500 + Math.random() * startMs)
    await database.kill()
    await delay(Math.random() * 1_000)
    const begun = performance.now()
    await database.start()
    startMs = Math.max(1_000, performance.now() - begun)
  }
}
