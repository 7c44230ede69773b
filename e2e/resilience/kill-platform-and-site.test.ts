import { setTimeout as delay } from 'node:timers/promises'
import { it } from 'vitest'
import { expectAccountsStored, useAccounts } from './account-visitors.ts'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { openMailbox } from './mailbox.ts'
import { expectMessagesOnce, writeMessages } from './message-writers.ts'

it.each(['platform', 'site'] as const)('loses nothing when the %s is killed', loseNothing)

const kills = 100

/** A process lives at least so long. */
const shortestMs = 300

/** Ends one of the two processes again and again while visitors write to the centre and keep things in accounts. */
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

/** At random moments; the slower a process starts, the longer it lives. */
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
