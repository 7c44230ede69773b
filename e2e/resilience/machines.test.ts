import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { expectAccountsStored, useAccounts } from './account-visitors.ts'
import { openMachines } from './machines.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { openMailbox } from './mailbox.ts'
import { expectMessagesOnce, writeMessages } from './message-writers.ts'
import { failuresOf, startVisitors } from './page-visitors.ts'

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'fails no request and loses nothing when each of four processes behind nginx gets %s',
  restartEach,
)

const momentMs = 2_000

async function restartEach(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const mailbox = await openMailbox()
  const machines = await openMachines({ SMTP_URL: mailbox.url })
  try {
    const visitors = startVisitors(machines.siteUrl, await listPublicPaths(machines.siteUrl))
    let isOver = false
    const [subjects, accounts] = await Promise.all([
      writeMessages(machines, () => isOver),
      useAccounts(machines, mailbox, () => isOver),
      machines.restartEach(signal, () => delay(momentMs)).finally(() => (isOver = true)),
    ])
    expect.soft(failuresOf(await visitors.stop())).toEqual([])
    await expectMessagesOnce(machines, mailbox, subjects)
    await expectAccountsStored(machines, accounts)
  } finally {
    await machines.close()
    await mailbox.close()
  }
}
