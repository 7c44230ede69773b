import { setTimeout as delay } from 'node:timers/promises'
import { checkAccounts, keepAccounts } from './account-visitors.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { openMailbox } from './mailbox.ts'
import { checkMessages, writeMessages } from './message-writers.ts'

testFindings('loses nothing when the platform is killed', () => drillKills('platform'))
testFindings('loses nothing when the site is killed', () => drillKills('site'))

const kills = 100

/** A process lives at least so long. */
const shortestMs = 300

/** Ends one of the two processes again and again while visitors write to the centre and keep things in accounts. */
async function drillKills(which: 'platform' | 'site'): Promise<readonly Finding[]> {
  const mailbox = await openMailbox()
  const mall = await openDrillMall({ environment: { SMTP_URL: mailbox.url } })
  try {
    const over = new AbortController()
    const isOver = () => over.signal.aborted
    const [written, accounts] = await Promise.all([
      writeMessages(mall, isOver),
      keepAccounts(mall, mailbox, isOver),
      killOften(mall, which, isOver).finally(() => over.abort()),
    ]).finally(() => over.abort())
    const what = `kill -9 of the ${which}, ${kills} times`
    return [
      await checkMessages(`${what}, while visitors write`, { mall, mailbox, written }),
      await checkAccounts(
        `the same, while visitors keep favorites and change their profiles`,
        mall,
        accounts,
      ),
    ]
  } finally {
    await mall.close()
    await mailbox.close()
  }
}

/** At moments that nobody can plan for; a machine that is slow to start a process leaves visitors more time to be answered. */
async function killOften(mall: DrillMall, which: 'platform' | 'site', isOver: () => boolean): Promise<void> {
  let startMs = 1_000
  for (let killed = 0; killed < kills && !isOver(); killed++) {
    await delay(shortestMs + Math.random() * startMs)
    const begun = performance.now()
    await mall.killAndRestart(which)
    startMs = performance.now() - begun
  }
}
