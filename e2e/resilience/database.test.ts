import { setTimeout as delay } from 'node:timers/promises'
import { openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { openMailbox } from './mailbox.ts'
import { checkMessages, writeMessages } from './message-writers.ts'
import { type OwnDatabase, startOwnDatabase } from './own-database.ts'
import { checkRequests, publicPaths, sendVisitors } from './page-visitors.ts'

testFindings('loses nothing when the database restarts', drillDatabaseRestarts)

const restarts = 10

/** A database of its own is killed and started again under a platform that goes on all the time. */
async function drillDatabaseRestarts(): Promise<readonly Finding[]> {
  const mailbox = await openMailbox()
  const database = await startOwnDatabase()
  const mall = await openDrillMall({ environment: { SMTP_URL: mailbox.url }, databaseUrl: database.url })
  try {
    const visitors = sendVisitors(mall.siteUrl, await publicPaths(mall.siteUrl))
    let isOver = false
    const writing = Promise.all([
      writeMessages(mall, () => isOver),
      restartOften(database).finally(() => (isOver = true)),
    ])
    const seen = await writing.then(visitors.stop, visitors.stop)
    const [written] = await writing
    const what = `kill -9 of PostgreSQL, ${restarts} times while visitors write; the platform is not restarted`
    return [
      await checkMessages(what, { mall, mailbox, written }),
      checkRequests(`the same ${restarts} restarts, while visitors read pages`, seen),
    ]
  } finally {
    await mall.close()
    await database.close()
    await mailbox.close()
  }
}

/** A machine that is slow to start it leaves visitors more time to be answered. */
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
