import { setTimeout as delay } from 'node:timers/promises'
import { checkAccounts, keepAccounts } from './account-visitors.ts'
import type { Finding } from './drill.ts'
import { openMachines } from './machines.ts'
import { openMailbox } from './mailbox.ts'
import { checkMessages, describeMessages, isNothingLost, writeMessages } from './message-writers.ts'
import { hasNginx } from './nginx.ts'
import { countFailures, describeRequests, publicPaths, sendVisitors } from './page-visitors.ts'

const ways = {
  SIGKILL: 'kill -9 of each of two sites and two platforms behind nginx',
  SIGTERM: 'a rollout: each of the four is stopped in order and started anew',
} as const

const momentMs = 2_000

/** One of four processes after the other ends while visitors read, write and keep things in accounts. */
export async function drillMachines(): Promise<readonly Finding[]> {
  if (!hasNginx()) {
    const missing = { must: 'no request fails', seen: 'not run: nginx is not installed', isMet: false }
    return Object.values(ways).map((fault) => ({ fault, ...missing }))
  }
  return [...(await restartEach('SIGKILL')), ...(await restartEach('SIGTERM'))]
}

async function restartEach(signal: keyof typeof ways): Promise<readonly Finding[]> {
  const mailbox = await openMailbox()
  const machines = await openMachines({ SMTP_URL: mailbox.url })
  try {
    const visitors = sendVisitors(machines.siteUrl, await publicPaths(machines.siteUrl))
    let isOver = false
    const [written, accounts] = await Promise.all([
      writeMessages(machines, () => isOver),
      keepAccounts(machines, mailbox, () => isOver),
      machines.restartEach(signal, () => delay(momentMs)).finally(() => (isOver = true)),
    ])
    const seen = await visitors.stop()
    const messages = await checkMessages(machines, mailbox, written)
    const { favorites, favoritesOnce, profiles, profilesKept } = await checkAccounts(machines, accounts)
    const fault = ways[signal]
    return [
      { fault, must: 'no request fails', seen: describeRequests(seen), isMet: countFailures(seen) === 0 },
      {
        fault: `${fault}, while visitors write`,
        must: 'each taken message stored once, mailed once',
        seen: describeMessages(messages, written),
        isMet: isNothingLost(messages),
      },
      {
        fault: `${fault}, while visitors log in, keep favorites and change their profiles`,
        must: 'all that was acknowledged is there, nothing twice',
        seen: `${favoritesOnce} of ${favorites} favorites there once, ${profilesKept} of ${profiles} profiles as last saved`,
        isMet: favorites > 0 && favoritesOnce === favorites && profilesKept === profiles,
      },
    ]
  } finally {
    await machines.close()
    await mailbox.close()
  }
}
