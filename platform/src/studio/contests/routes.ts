import { contestEntryHeads } from '@promenade/contract/field-words/contest-entry-heads'
import {
  type ContestJson,
  contestSearchSchema,
  entriesExportQuery,
  exclusionSchema,
  newDrawSchema,
  newWinnerMailsSchema,
  passingOverSchema,
  winnerMailUndoSchema,
} from '@promenade/contract/studio-api/contests'
import { nothing } from '@promenade/contract/studio-api/endpoint'
import { refuse } from '../../documents/refuse.ts'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { Call } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { readIdempotencyKey, runOnce } from '../idempotency.ts'
import { parseWith, readJson } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import { answerSheet } from '../spreadsheets/answer-sheet.ts'
import { sheetClock, writePeopleSheet } from '../spreadsheets/people-sheet.ts'
import { describeDraw, drawWinners, lockDraw, passOver } from './draws.ts'
import { getContest, listContests } from './find-contests.ts'
import { chooseEntries, listEntries } from './read-entries.ts'
import { previewWinnerMails, takeWinnerMailsBack, writeToWinners } from './write-to-winners.ts'
import { commitSeed } from '../../visitors/contest-entries/seeds.ts'

const pageSize = 100

/** The routes of contests: their entries and draws. */
export function addContestRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/contests', async (call) =>
    answerJson({ items: await listContests(call.database, mallOf(call)) }),
  )
  routes.staff('POST /api/v1/contests/:id/search', async (call) => answerJson(await readContest(call)))
  routes.staff('GET /api/v1/contests/:id/entries/:ticket/photo', sendPhoto)
  routes.staff('GET /api/v1/contests/:id/entries.csv', exportEntries)
  routes.staff('PATCH /api/v1/contests/:id/entries/:ticket', exclude)
  routes.staff('POST /api/v1/contests/:id/draw', draw)
  routes.staff('PATCH /api/v1/contests/:id/draw', decide)
  routes.staff('POST /api/v1/contests/:id/mails', write)
  routes.staff('POST /api/v1/contests/:id/mails/preview', preview)
  routes.staff('POST /api/v1/contests/:id/mails/undo', takeBack)
}

function mallOf({ session, now }: Call) {
  return { propertyId: session.propertyId, now }
}

function contestOf(call: Call) {
  return getContest(call.database, { ...mallOf(call), id: call.id() })
}

async function readContest(call: Call): Promise<ContestJson> {
  const query = await readJson(call.request, contestSearchSchema, 1_000)
  const { slug: _, ...contest } = await contestOf(call)
  // Reading personal data is audited.
  await call.act(async (act) => {
    await commitSeed(act.transaction, { propertyId: act.propertyId, entryId: contest.id, now: act.now })
    await writeAudit(act, { action: 'contest.read', entryId: contest.id })
  })
  const entries = await listEntries(call.database, contest.id)
  const found = chooseEntries(entries, query)
  const { email } = await getProperty(call.database, call.session.propertyId)
  return {
    ...contest,
    entries: entries.length,
    excluded: entries.filter(({ excluded }) => excluded !== null).length,
    ...(await describeDraw(call.database, contest.id, entries)),
    hasAnswers: email !== null,
    found: found.length,
    pageSize,
    page: found.slice((query.page - 1) * pageSize, query.page * pageSize),
  }
}

async function sendPhoto(call: Call): Promise<Response> {
  const { id } = await contestOf(call)
  const entry = await call.database
    .selectFrom('contest_entry')
    .select('photo')
    .where('entry_id', '=', id)
    .where('id', '=', call.id('ticket'))
    .executeTakeFirst()
  if (!entry?.photo) throw refuse('not-found', 'There is no such photo.')
  return new Response(Buffer.from(entry.photo), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' },
  })
}

async function exportEntries(call: Call): Promise<Response> {
  const { delimiter, heads } = parseWith(entriesExportQuery, call.query())
  const { id, slug } = await contestOf(call)
  const entries = await listEntries(call.database, id)
  const details = { count: entries.length }
  await call.act((act) => writeAudit(act, { action: 'contest.export', entryId: id, details }))
  const { timeZone } = await getProperty(call.database, call.session.propertyId)
  const moment = sheetClock(timeZone)
  const rows = entries.map(({ excluded, like, hasPhoto, ...entry }) => ({
    ...entry,
    at: moment(entry.at),
    phone: entry.phone ?? '',
    answer: entry.answer ?? '',
    photo: hasPhoto ? 1 : 0,
    excluded: excluded?.because ?? '',
    like: like.map(({ ticket }) => ticket).join(' '),
  }))
  return answerSheet(writePeopleSheet(contestEntryHeads(heads), rows, delimiter), slug)
}

async function exclude(call: Call): Promise<Response> {
  const { because } = await readJson(call.request, exclusionSchema, 2_000)
  const [{ id }, ticket] = [await contestOf(call), call.id('ticket')]
  await call.act(async (act) => {
    const { transaction, now, author } = act
    // What has been drawn stays as it was drawn: a drawn ticket can be passed over.
    const { drawnAt } = await lockDraw(transaction, id)
    if (drawnAt !== null) throw refuse('not-found', 'The winners are drawn.')
    const { numUpdatedRows } = await transaction
      .updateTable('contest_entry')
      .set(
        because === null
          ? { excluded_at: null, excluded_by: null, excluded_because: null }
          : { excluded_at: now, excluded_by: author?.name ?? null, excluded_because: because },
      )
      .where('entry_id', '=', id)
      .where('id', '=', ticket)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse('not-found', 'There is no such entry.')
    await writeAudit(act, { action: 'contest.exclude', entryId: id, details: { ticket, because } })
  })
  return answerJson({})
}

async function draw(call: Call): Promise<Response> {
  const prizes = await readJson(call.request, newDrawSchema, 1_000)
  const contest = await contestOf(call)
  await call.act(async (act) => {
    await drawWinners(act, contest, prizes)
    await writeAudit(act, { action: 'contest.draw', entryId: contest.id, details: prizes })
  })
  return answerJson({}, 201)
}

async function decide(call: Call): Promise<Response> {
  const decision = await readJson(call.request, passingOverSchema, 2_000)
  const { id } = await contestOf(call)
  await call.act(async (act) => {
    await passOver(act, id, decision)
    await writeAudit(act, { action: 'contest.pass-over', entryId: id, details: decision })
  })
  return answerJson({})
}

async function write(call: Call): Promise<Response> {
  const [body, key] = [await readLetters(call), readIdempotencyKey(call.request)]
  const contest = await contestOf(call)
  const { id: entryId } = contest
  const written = await call.act((act) =>
    runOnce(act, { key, body: { id: entryId, ...body }, response: nothing }, async () => {
      await writeToWinners(act, contest, body)
      await writeAudit(act, { action: 'contest.write', entryId, details: { tickets: body.tickets } })
      return {}
    }),
  )
  return answerJson(written, 201)
}

async function preview(call: Call): Promise<Response> {
  const [body, contest] = [await readLetters(call), await contestOf(call)]
  const mails = await call.act(async (act) => {
    await writeAudit(act, { action: 'contest.read', entryId: contest.id })
    return previewWinnerMails(act, contest, body)
  })
  return answerJson(mails)
}

function readLetters({ request }: Call) {
  return readJson(request, newWinnerMailsSchema, 100_000)
}

async function takeBack(call: Call): Promise<Response> {
  const { tickets } = await readJson(call.request, winnerMailUndoSchema, 20_000)
  const contest = await contestOf(call)
  await call.act(async (act) => {
    await takeWinnerMailsBack(act, contest, tickets)
    await writeAudit(act, { action: 'contest.take-back', entryId: contest.id, details: { tickets } })
  })
  return answerJson({})
}
