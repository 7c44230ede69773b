import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
import { listCurrent } from '../documents/published-listings.ts'
import { askAddress, type LinkAnswer } from './ask-address.ts'
import { listAddresses } from './list-addresses.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How often a link that works is asked again, and one that does not. */
const againMs = { working: 7 * dayMs, failing: dayMs }

/** Of one run. With one request per host and a run each minute, no server is asked twice within a minute. */
const maxAsked = 10

/** Of all malls together. */
const maxAddresses = 20_000

interface LinkChecks {
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
}

/** Asks the web addresses in published records, a few each minute. Returns a function that stops it. */
export function startLinkChecks({ database, log, clock }: LinkChecks): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = checkLinks({ database, clock })
      .catch((err: unknown) => log.warn({ err }, 'links were not checked'))
      .finally(() => (isRunning = false))
  }, minuteMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

interface Run extends Pick<LinkChecks, 'database' | 'clock'> {
  readonly ask?: (address: string) => Promise<LinkAnswer>
}

/** Asks the addresses that are due, one of each host, and returns them. */
export async function checkLinks({ database, clock, ask = askAddress }: Run): Promise<readonly string[]> {
  const linked = await listLinked(database)
  await forgetOthers(database, linked)
  const due = await listDue(database, linked, clock())
  const asked: string[] = []
  for (const address of due) {
    const now = clock()
    if (!(await reserve(database, address, now))) continue
    asked.push(address)
    await note(database, { address, now, answer: await ask(address) })
  }
  return asked
}

async function listLinked(database: Database): Promise<ReadonlySet<string>> {
  const malls = await database.selectFrom('property').select('id').orderBy('id').execute()
  const addresses = new Set<string>()
  for (const { id } of malls)
    for (const { document } of await listCurrent(database, id))
      for (const { address } of listAddresses(document))
        if (addresses.size < maxAddresses) addresses.add(address)
  return addresses
}

async function listDue(
  database: Database,
  linked: ReadonlySet<string>,
  now: Date,
): Promise<readonly string[]> {
  const checks = new Map(
    (await database.selectFrom('link_check').selectAll().execute()).map((row) => [row.address, row]),
  )
  const dueAt = (address: string) => {
    const check = checks.get(address)
    if (check === undefined) return 0
    return check.checked_at.getTime() + (check.failing_since === null ? againMs.working : againMs.failing)
  }
  const due = [...linked].filter((address) => dueAt(address) <= now.getTime())
  const hosts = new Set<string>()
  return due
    .toSorted((a, b) => dueAt(a) - dueAt(b))
    .filter((address) => {
      const { host } = new URL(address)
      return !hosts.has(host) && hosts.add(host)
    })
    .slice(0, maxAsked)
}

/** False where another platform of the same database is asking. */
async function reserve(database: Database, address: string, now: Date): Promise<boolean> {
  const soon = new Date(now.getTime() - minuteMs)
  const reserved = await database
    .insertInto('link_check')
    .values({ address, checked_at: now, status: null, failing_since: null })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ checked_at: now }).where('link_check.checked_at', '<', soon),
    )
    .returning('address')
    .execute()
  return reserved.length > 0
}

interface Noted {
  readonly address: string
  readonly now: Date
  readonly answer: LinkAnswer
}

async function note(database: Database, { address, now, answer }: Noted): Promise<void> {
  const status = answer.kind === 'asked' ? (answer.status ?? null) : null
  const isFailing = answer.kind === 'asked' && !isWorking(answer.status)
  await database
    .updateTable('link_check')
    .set(({ fn, val }) => ({
      status,
      failing_since: isFailing ? fn.coalesce('failing_since', val(now)) : null,
    }))
    .where('address', '=', address)
    .execute()
}

/** A page for members, or a server that turns programs away, is there. */
function isWorking(status: number | undefined): boolean {
  return status !== undefined && status < 500 && status !== 404 && status !== 410
}

async function forgetOthers(database: Database, linked: ReadonlySet<string>): Promise<void> {
  const rows = await database.selectFrom('link_check').select('address').execute()
  const gone = rows.map(({ address }) => address).filter((address) => !linked.has(address))
  if (gone.length > 0) await database.deleteFrom('link_check').where('address', 'in', gone).execute()
}
