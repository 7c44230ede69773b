import { setTimeout as delay } from 'node:timers/promises'
import { checkAccounts, keepAccounts } from './account-visitors.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import type { Finding } from './drill.ts'
import { openMailbox } from './mailbox.ts'
import { checkMessages, describeMessages, isNothingLost, writeMessages } from './message-writers.ts'

const kills = 100

/** A process lives at least so long. */
const shortestMs = 300

/** Ends one of the two processes again and again while visitors write to the centre and keep things in accounts. */
export async function drillKills(which: 'platform' | 'site'): Promise<readonly Finding[]> {
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
    const messages = await checkMessages(mall, mailbox, written)
    const { favorites, favoritesOnce, profiles, profilesKept } = await checkAccounts(mall, accounts)
    return [
      {
        fault: `kill -9 of the ${which}, ${kills} times, while visitors write`,
        must: 'each taken message stored once, mailed once',
        seen: describeMessages(messages, written),
        isMet: isNothingLost(messages),
      },
      {
        fault: `the same ${kills} kills, while visitors keep favorites and change their profiles`,
        must: 'all that was acknowledged is there, nothing twice',
        seen: `${favoritesOnce} of ${favorites} favorites there once, ${profilesKept} of ${profiles} profiles as last saved`,
        isMet: favorites > 0 && favoritesOnce === favorites && profilesKept === profiles,
      },
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
