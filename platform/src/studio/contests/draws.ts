import type { ContestJson } from '@promenade/contract/studio-api/contests'
import { drawOrder, standingsOf, ticketList } from '@promenade/domain/contests/draw'
import type { Database } from '../../database/connect.ts'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import type { FoundContest } from './find-contests.ts'
import { type Entry, entrantOf } from './read-entries.ts'
import { listTold } from './told-winners.ts'
import { commitSeed, sha256 } from '../../visitors/contest-entries/seeds.ts'

interface Prizes {
  readonly winners: number
  readonly reserves: number
}

/** Draws once and for all among the entries that are not excluded. Throws `Problem`. */
export async function drawWinners(act: Act, contest: FoundContest, prizes: Prizes): Promise<void> {
  const { transaction, propertyId, now, author } = act
  if (!contest.isOver) throw refuse('conflict', 'The contest is not over yet: more may enter it.')
  await commitSeed(transaction, { propertyId, entryId: contest.id, now })
  const { drawnAt } = await lockDraw(transaction, contest.id)
  if (drawnAt !== null) throw refuse('conflict', 'The winners have been drawn, and are not drawn twice.')
  const entries = await transaction
    .selectFrom('contest_entry')
    .select(['id as ticket', 'excluded_at as excludedAt', 'excluded_because as because'])
    .where('entry_id', '=', contest.id)
    .orderBy('id')
    .execute()
  const tickets = entries.filter(({ excludedAt }) => excludedAt === null).map(({ ticket }) => ticket)
  if (tickets.length === 0) throw refuse('conflict', 'No entry takes part.')
  const excluded = entries
    .filter(({ excludedAt }) => excludedAt !== null)
    .map(({ ticket, because }) => ({ ticket, because: because ?? '' }))
  await transaction
    .updateTable('contest_draw')
    .set({ ...prizes, tickets, excluded: JSON.stringify(excluded), drawn_at: now })
    .set({ drawn_by: author?.name ?? '' })
    .where('entry_id', '=', contest.id)
    .execute()
}

/** Passes over a drawn ticket, or takes that back. Throws `Problem`. */
export async function passOver(
  { transaction }: Act,
  contest: number,
  { ticket, because }: { readonly ticket: number; readonly because: string | null },
): Promise<void> {
  await lockDraw(transaction, contest)
  const row = await findDraw(transaction, contest)
  const draw = row && drawnBy(row)
  if (row === undefined || draw === undefined) throw refuse('not-found', 'Nothing has been drawn yet.')
  if (!draw.drawn.some((drawn) => drawn.ticket === ticket))
    throw refuse('not-found', 'This ticket was not drawn.')
  const others = row.passedOver.filter((passed) => passed.ticket !== ticket)
  const passedOver = because === null ? others : [...others, { ticket, because }]
  await transaction
    .updateTable('contest_draw')
    .set({ passed_over: JSON.stringify(passedOver) })
    .where('entry_id', '=', contest)
    .execute()
}

/** When the winners were drawn, if they are. Draws, exclusions and decisions wait for each other. */
export async function lockDraw(transaction: Database, contest: number) {
  const row = await transaction
    .selectFrom('contest_draw')
    .select('drawn_at as drawnAt')
    .where('entry_id', '=', contest)
    .forUpdate()
    .executeTakeFirst()
  return row ?? { drawnAt: null }
}

function findDraw(database: Database, contest: number) {
  return database
    .selectFrom('contest_draw')
    .select(['seed', 'committed_at as committedAt', 'winners', 'reserves', 'tickets', 'excluded'])
    .select(['passed_over as passedOver', 'drawn_at as drawnAt', 'drawn_by as drawnBy'])
    .where('entry_id', '=', contest)
    .executeTakeFirst()
}

/** The tickets that were drawn with the row's seed; undefined before the draw. */
function drawnBy({ seed, tickets, winners, reserves }: DrawRow) {
  if (tickets === null) return undefined
  const prizes = { winners: winners ?? 0, reserves: reserves ?? 0 }
  const drawn = drawOrder(seed, tickets, sha256).slice(0, prizes.winners + prizes.reserves)
  return { ...prizes, tickets, drawn }
}

type DrawRow = NonNullable<Awaited<ReturnType<typeof findDraw>>>

/** The commitment of a contest, and its draw with those who were drawn. The seed is committed. */
export async function describeDraw(
  database: Database,
  contest: number,
  entries: readonly Entry[],
): Promise<Pick<ContestJson, 'commitment' | 'draw'>> {
  const row = await findDraw(database, contest)
  if (row === undefined) throw new Error(`The seed of contest ${contest} is not committed.`)
  const commitment = { fingerprint: sha256(row.seed), at: row.committedAt.toISOString() }
  const draw = drawnBy(row)
  if (row.drawnAt === null || draw === undefined) return { commitment, draw: null }
  const { drawn, tickets, winners, reserves } = draw
  const { seed, excluded, passedOver } = row
  const reasons = new Map(passedOver.map(({ ticket, because }) => [ticket, because]))
  const standings = standingsOf(
    drawn.map(({ ticket }) => ticket),
    { winners, reserves },
    new Set(reasons.keys()),
  )
  const entrants = new Map(
    entries.map((entry) => [entry.ticket, { ...entrantOf(entry), locale: entry.locale }]),
  )
  const told = await listTold(database, contest)
  return {
    commitment,
    draw: {
      at: row.drawnAt.toISOString(),
      by: row.drawnBy ?? '',
      winners,
      reserves,
      seed,
      tickets: [...tickets],
      ticketsFingerprint: sha256(ticketList(tickets)),
      excluded: [...excluded],
      drawn: drawn.map(({ ticket, digest }, index) => {
        const { ticket: _, ...entrant } = entrants.get(ticket) ?? { ticket }
        return {
          ticket,
          digest,
          standing: standings[index]?.standing ?? 'reserve',
          because: reasons.get(ticket) ?? null,
          entrant: 'name' in entrant ? entrant : null,
          told: told.get(ticket) ?? null,
        }
      }),
    },
  }
}
