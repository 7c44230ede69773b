import { dateIn } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
import type { Writer } from '../import/writers/replace-rows.ts'
import { writeAudit } from '../studio/audit.ts'
import { lockContent, noteChange } from './content-version.ts'
import { publishContent } from './publish-content.ts'

const everyMs = 10 * 60_000

/**
 * Compares content with what is published, and lays special days out anew, when a day begins where a mall is and after the
 * start: their rules are for ever, their rows for 400 days. Returns a function that stops it and waits for the current run.
 */
export function startLayingOutDays(database: Database, log: Log): () => Promise<void> {
  const laidOut = new Map<number, string>()
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    const onCorrection = (correction: Correction) =>
      log.error(correction, 'content differed from what is published, and was corrected')
    running = layOutDays(database, { now: new Date(), laidOut, onCorrection }).catch((err: unknown) =>
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
  readonly onCorrection?: (correction: Correction) => void
}

/** Rows of content that differed from the published documents: something wrote them without a revision. */
interface Correction {
  readonly propertyId: number
  readonly rows: number
}

/** Lays out the special days of each property that has a new day. */
export async function layOutDays(database: Database, { now, laidOut, onCorrection }: LayOut): Promise<void> {
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
    const rows = await database.transaction().execute(async (transaction) => {
      const writer = { transaction, propertyId: id, now }
      await lockContent(writer)
      const corrected = await correctContent(writer)
      const { touched } = await publishContent(writer, new Set())
      await noteChange(writer, { changed: corrected + touched > 0, decided: false })
      return corrected
    })
    if (rows > 0) onCorrection?.({ propertyId: id, rows })
    laidOut.set(id, today)
  }
}

/** Makes content equal to what was published last, as of that day. Returns the number of rows that differed. */
async function correctContent(writer: Writer): Promise<number> {
  const { transaction, propertyId } = writer
  const last = await transaction
    .selectFrom('content_change')
    .select('changed_at as changedAt')
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  if (last === undefined) return 0
  const { touched: rows } = await publishContent({ ...writer, now: last.changedAt }, new Set())
  if (rows > 0) await writeAudit(writer, { action: 'content.correct', details: { rows } })
  return rows
}
