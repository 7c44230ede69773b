import { dateIn } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
import { lockContent, noteChange } from './content-version.ts'
import { publishContent } from './publish-content.ts'

const everyMs = 10 * 60_000

/**
 * Lays special days out anew when a day begins where a mall is, and after the start: their rules are for ever, their
 * rows for 400 days. Returns a function that stops it and waits for the current run.
 */
export function startLayingOutDays(database: Database, log: Log): () => Promise<void> {
  const laidOut = new Map<number, string>()
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = layOutDays(database, { now: new Date(), laidOut }).catch((err: unknown) =>
      log.error({ err }, 'special days were not laid out'),
    )
  }
  const timer = setInterval(run, everyMs)
  run()
  return async () => {
    clearInterval(timer)
    await running
  }
}

interface LayOut {
  readonly now: Date
  /** The last day for which a property was laid out. */
  readonly laidOut: Map<number, string>
}

/** Lays out the special days of each property that has a new day. */
export async function layOutDays(database: Database, { now, laidOut }: LayOut): Promise<void> {
  const properties = await database
    .selectFrom('property')
    .select(['id', 'time_zone as timeZone'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry')
          .select('entry.id')
          .whereRef('property_id', '=', 'property.id')
          .where('published_revision', 'is not', null),
      ),
    )
    .execute()
  for (const { id, timeZone } of properties) {
    const today = dateIn(now.getTime(), timeZone)
    if (laidOut.get(id) === today) continue
    await database.transaction().execute(async (transaction) => {
      const writer = { transaction, propertyId: id, now }
      await lockContent(writer)
      const { touched } = await publishContent(writer, new Set())
      await noteChange(writer, { changed: touched > 0, decided: false })
    })
    laidOut.set(id, today)
  }
}
