import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { expectAccountsStored, useAccounts } from './account-visitors.ts'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { expectMessagesOnce, writeMessages } from './message-writers.ts'
import { allMisbehaviours } from './misbehaviours.ts'
import { type OwnDatabase, startOwnDatabase } from './own-database.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { timeoutMs, startVisitors } from './page-visitors.ts'
import { createRandom, type Random } from './random.ts'
import { waitUntil } from '../support/wait-until.ts'

it('loses nothing when everything fails at random', failAtRandom)

const lastsMs = 120_000

/** Minimum and maximum duration of a fault; several happen at once. */
const [shortestMs, longestMs] = [500, 6_000]
const atOnce = 2

interface Scene {
  readonly mall: RestartableMall
  readonly database: OwnDatabase
  readonly mailbox: Mailbox
}

interface Fault {
  readonly name: string
  readonly begin: (scene: Scene) => Promise<void> | void
  readonly end: (scene: Scene) => Promise<void> | void
}

/** All faults of the other tests in random order, while visitors read, write and log in. */
async function failAtRandom(): Promise<void> {
  const seed = randomInt(1_000_000)
  const mailbox = await openMailbox()
  const database = await startOwnDatabase()
  const environment = { SMTP_URL: mailbox.url, MAIL_FIRST_PAUSE_SECONDS: '5' }
  const mall = await openRestartableMall({ environment, databaseUrl: database.url })
  try {
    await visitDuring({ mall, database, mailbox }, seed)
  } finally {
    await mall.close()
    await database.close()
    await mailbox.close()
  }
}

async function visitDuring(scene: Scene, seed: number): Promise<void> {
  const { mall, mailbox } = scene
  const visitors = startVisitors(mall.siteUrl, await listPublicPaths(mall.siteUrl))
  let isOver = false
  const visiting = Promise.all([
    causeFaults(scene, createRandom(seed)).finally(() => (isOver = true)),
    writeMessages(mall, () => isOver),
    useAccounts(mall, mailbox, () => isOver),
  ])
  const seen = await visiting.then(visitors.stop, visitors.stop)
  const [caused, subjects, accounts] = await visiting
  const label = `seed ${seed}: ${caused.join(', ')}`
  // Refused connections are expected while the site is down; timeouts and 5xx are not.
  expect
    .soft(
      [...seen.statuses.keys()].filter((status) => status >= 500),
      label,
    )
    .toEqual([])
  expect.soft(seen.slowestMs, label).toBeLessThan(timeoutMs)
  await expectMessagesOnce(mall, mailbox, subjects)
  await expectAccountsStored(mall, accounts)
}

const killed = 'the site is killed'

const faults: readonly Fault[] = [
  ...allMisbehaviours.map((misbehaviour) => ({
    name: misbehaviour,
    begin: ({ mall }: Scene) => mall.platform.behave(misbehaviour),
    end: ({ mall }: Scene) => mall.platform.behave(undefined),
  })),
  {
    name: 'the platform is unreachable',
    begin: ({ mall }) => mall.platform.goAway(),
    end: ({ mall }) => mall.platform.comeBack(),
  },
  { name: killed, begin: ({ mall }) => mall.killAndRestart('site'), end: () => {} },
  { name: 'the platform is killed', begin: killPlatform, end: () => {} },
  {
    name: 'the database is killed',
    begin: ({ database }) => database.kill(),
    end: ({ database }) => database.start(),
  },
  {
    name: 'the mail server is gone',
    begin: ({ mailbox }) => mailbox.goAway(),
    end: ({ mailbox }) => mailbox.comeBack(),
  },
]

/** Restarts it until it stays up, as a supervisor does: without its database it exits. */
async function killPlatform({ mall }: Scene): Promise<void> {
  await waitUntil('the platform to start', () =>
    mall.killAndRestart('platform').then(
      () => true,
      () => false,
    ),
  )
}

/** Causes random faults, each kind at most once at a time. Returns their names. */
async function causeFaults(scene: Scene, random: Random): Promise<readonly string[]> {
  const caused: string[] = []
  const underWay = new Set<Fault>()
  const end = performance.now() + lastsMs
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const fault = random.pick(faults.filter((one) => !underWay.has(one)))
        if (fault === undefined) return
        underWay.add(fault)
        caused.push(fault.name)
        await fault.begin(scene)
        await holdFault(scene, shortestMs + random.below(longestMs - shortestMs))
        await fault.end(scene)
        underWay.delete(fault)
      }
    }),
  )
  return caused
}

/** Notifies the site of changes meanwhile, so that it polls all the time. */
async function holdFault({ mall }: Scene, milliseconds: number): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await delay(500))
    mall.platform.notify()
}
