import { setTimeout as delay } from 'node:timers/promises'
import { checkAccounts, keepAccounts } from './account-visitors.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { openMachines } from './machines.ts'
import { openMailbox } from './mailbox.ts'
import { checkMessages, writeMessages } from './message-writers.ts'
import { hasNginx } from './nginx.ts'
import { checkRequests, publicPaths, sendVisitors } from './page-visitors.ts'

testFindings('fails no request when one of several machines restarts', drillMachines)

const ways = {
  SIGKILL: 'kill -9 of each of two sites and two platforms behind nginx',
  SIGTERM: 'a rollout: each of the four is stopped in order and started anew',
} as const

const momentMs = 2_000

/** One of four processes after the other ends while visitors read, write and keep things in accounts. */
async function drillMachines(): Promise<readonly Finding[]> {
  if (!hasNginx()) {
    const missing = { must: 'no request fails', seen: 'not run: nginx is not installed', isMet: false }
    return Object.values(ways).map((what) => ({ what, ...missing }))
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
    const what = ways[signal]
    const keeping = 'while visitors log in, keep favorites and change their profiles'
    return [
      checkRequests(`${what}, while visitors read pages`, seen),
      await checkMessages(`${what}, while visitors write`, { mall: machines, mailbox, written }),
      await checkAccounts(`${what}, ${keeping}`, machines, accounts),
    ]
  } finally {
    await machines.close()
    await mailbox.close()
  }
}
