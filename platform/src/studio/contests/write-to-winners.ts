import type { NewWinnerMails, WinnerMailPreview } from '@promenade/contract/studio-api/contests'
import { dateIn } from '@promenade/domain/calendar/instants'
import { fillWinnerText, findUnknownParts } from '@promenade/domain/contests/winner-text'
import { contestFields } from '@promenade/domain/forms/forms'
import { defaultLocale, detailsOf, type Locale } from '@promenade/domain/locale/locale'
import { decodeFields } from '../../database/form-fields.ts'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { afterUndo, takeMailsBack } from '../../mail/taking-back.ts'
import { contestWinnerMail } from '../../mail/templates/contest-winner.ts'
import { getProperty } from '../get-property.ts'
import { describeDraw, lockDraw } from './draws.ts'
import type { FoundContest } from './find-contests.ts'
import { listEntries } from './read-entries.ts'

/** Writes to winners who have not been told yet, in two minutes. Throws `Problem`. */
export async function writeToWinners(act: Act, contest: FoundContest, wanted: NewWinnerMails): Promise<void> {
  const { transaction, propertyId, now, author } = act
  for (const { ticket, email, text, content } of await composeMails(act, contest, wanted)) {
    const mail = { propertyId, kind: 'contest-winner', recipient: email, content, now } as const
    const mail_id = await enqueueMail(transaction, { ...mail, notBefore: afterUndo(now) })
    await transaction
      .insertInto('contest_mail')
      .values({ contest_entry_id: ticket, text, made_at: now, made_by: author?.name ?? '', mail_id })
      .execute()
  }
}

/** The first mail of each language, as it would be sent. Throws `Problem`. */
export async function previewWinnerMails(
  act: Act,
  contest: FoundContest,
  wanted: NewWinnerMails,
): Promise<WinnerMailPreview> {
  const mails = await composeMails(act, contest, wanted)
  const firsts = new Map(mails.toReversed().map((mail) => [mail.locale, mail]))
  return {
    mails: [...firsts.values()].map(({ email: to, locale, content: { subject, text } }) => ({
      to,
      locale,
      subject,
      text,
    })),
  }
}

/** Takes mails back that nobody has tried to send yet: all of them or none. Throws `Problem`. */
export async function takeWinnerMailsBack(
  { transaction }: Act,
  contest: FoundContest,
  tickets: readonly number[],
): Promise<void> {
  await lockDraw(transaction, contest.id)
  const waiting = await transaction
    .selectFrom('contest_mail')
    .innerJoin('contest_entry', 'contest_entry.id', 'contest_entry_id')
    .innerJoin('mail', 'mail.id', 'mail_id')
    .select(['contest_mail.id', 'mail.id as mail'])
    .where('entry_id', '=', contest.id)
    .where('contest_entry_id', 'in', tickets)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  const taken = await takeMailsBack(
    transaction,
    waiting.map(({ mail }) => mail),
  )
  if (taken < new Set(tickets).size) throw refuse('conflict', 'A mail is sent, or there is none.')
  const ids = waiting.map(({ id }) => id)
  await transaction.deleteFrom('contest_mail').where('id', 'in', ids).execute()
}

/** The mails to the wanted tickets. All must be of winners who have not been told. */
async function composeMails(act: Act, contest: FoundContest, { tickets, until, texts }: NewWinnerMails) {
  const { transaction, propertyId, now } = act
  await checkWinners(act, contest.id, tickets)
  const { timeZone } = await getProperty(transaction, propertyId)
  if (until < dateIn(now.getTime(), timeZone)) throw refuse('bad-request', 'until: is over')
  const mall = await getMall(transaction, propertyId)
  const entrants = await transaction
    .selectFrom('contest_entry')
    .select(['id as ticket', 'email', 'fields', 'locale'])
    .where('id', 'in', tickets)
    .orderBy('id')
    // An erasure at this moment waits, and then erases the mail too.
    .forKeyShare()
    .execute()
  return entrants.map(({ ticket, email, fields, locale }) => {
    const own = texts[locale]
    if (own === undefined) throw refuse('bad-request', `texts: has none in ${locale}`)
    const unknown = findUnknownParts(own.text)
    if (unknown.length > 0) throw refuse('bad-request', `texts: ${unknown.join(', ')} is nothing to name`)
    const title = contest.title[locale] ?? contest.title[defaultLocale]
    const text = fillWinnerText(own.text, {
      name: decodeFields(contestFields, { fields, email }).first_name,
      contest: title,
      prize: own.prize,
      until: formatDay(until, locale),
    })
    const letter = { contest: title, paragraphs: text.split(/\n\s*\n/) }
    return { ticket, email, locale, text, content: contestWinnerMail({ mall, locale }, letter) }
  })
}

/** Waits for draws and other mails of the contest. Throws `Problem`. */
async function checkWinners({ transaction }: Act, contest: number, tickets: readonly number[]) {
  const { drawnAt } = await lockDraw(transaction, contest)
  if (drawnAt === null) throw refuse('conflict', 'Nothing has been drawn yet.')
  const { draw } = await describeDraw(transaction, contest, await listEntries(transaction, contest))
  const open = new Set(
    draw?.drawn
      .filter(({ standing, entrant }) => standing === 'winner' && entrant !== null)
      .filter(({ told }) => told === null || told.state === 'failed')
      .map(({ ticket }) => ticket),
  )
  if (!tickets.every((ticket) => open.has(ticket)))
    throw refuse('conflict', 'A ticket has not won, its entry is removed, or its winner has been told.')
}

function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(detailsOf(locale).iso, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(`${day}T12:00:00Z`))
}
