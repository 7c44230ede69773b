import { setTimeout as delay } from 'node:timers/promises'
import { it } from 'vitest'
import { expectAccountsStored, useAccounts } from './account-visitors.ts'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { openMailbox } from './mailbox.ts'
import { expectMessagesOnce, writeMessages } from './message-writers.ts'

it.each(['platform', 'site'] as const)('loses nothing when the %s is killed', loseNothing)

const kills = 100

/** Minimum milliseconds between two kills. */
const shortestMs = 300

/** Kills one of the two processes repeatedly while visitors send messages and use accounts. */
async function loseNothing(which: 'platform' | 'site'): Promise<void> {
  const mailbox = await openMailbox()
  const mall = await openRestartableMall({ environment: { SMTP_URL: mailbox.url } })
  try {
    const over = new AbortController()
    const isOver = () => over.signal.aborted
    const [subjects, accounts] = await Promise.all([
      writeMessages(mall, isOver),
      useAccounts(mall, mailbox, isOver),
      killOften(mall, which, isOver).finally(() => over.abort()),
    ]).finally(() => over.abort())
    await expectMessagesOnce(mall, mailbox, subjects)
    await expectAccountsStored(mall, accounts)
  } finally {
    await mall.close()
    await mailbox.close()
  }
}

/** Kills at random times; the slower the process starts, the longer it runs. */
async function killOften(
  mall: RestartableMall,
  which: 'platform' | 'site',
  isOver: () => boolean,
): Promise<void> {
  let startMs = 1_000
  for (let killed = 0; killed < kills && !isOver(); killed++) {
    await delay(shortestMs + Math.random() * startMs)
    const begun = performance.now()
    await mall.killAndRestart(which)
    startMs = performance.now() - begun
  }
}
