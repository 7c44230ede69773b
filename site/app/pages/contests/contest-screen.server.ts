import { findBySlug } from '@promenade/contract/decode/slug'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { Contest } from '@promenade/domain/mall/contest'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown, scheduleOf } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { goneRecord } from '../../presenters/gone-record.server.ts'
import { formatDateWithYear, formatDayWithYear } from '../../presenters/format.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { lastDayOf } from '../../presenters/period-text.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { contestStory, entryDateText } from '../../presenters/story-card.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { contestSubmission } from './contest-form.server.ts'
import { textHtml } from '../../presenters/text-html.server.ts'

/** A contest's page; undefined for an unknown slug. */
export function contestScreen(context: PageContext, slug: string) {
  const { content, now } = context
  const found = findBySlug(content.contests, slug)
  const contest = found ?? goneContest(context, slug)
  const schedule = contest && scheduleOf(contest.period, now)
  if (contest === undefined || schedule === 'hidden') return undefined
  const isOver = found === undefined || schedule === 'over'
  return {
    head: pageHead(context, {
      title: contest.name,
      description: contest.summary,
      image: contest.picture,
      section: { name: context.messages.contests.title, path: '/contests' },
      noindex: isOver,
      path: `/contests/${encodeURIComponent(contest.slug)}`,
      languages: textLanguages('contest', contest, context),
    }),
    over: isOver ? overText(contest, context) : undefined,
    title: contest.name,
    titleLang: langOf(contest, 'name'),
    kicker: isOver ? undefined : entryDateText(contest, context),
    picture: contest.picture && { url: contest.picture.url, alt: contest.picture.alt ?? '' },
    body: textHtml(contest.description, context),
    bodyLang: langOf(contest, 'description'),
    rules: textHtml(contest.rules, context),
    rulesLang: langOf(contest, 'rules'),
    dates: datesView(contest, context),
    entering: isOver ? undefined : enteringView(contest, context),
    share: shareLinks(context, contest.name),
    others: inEndOrder(
      content.contests.filter((other) => other.id !== contest.id && isShown(other, now)),
    ).map((other) => contestStory(other, context)),
    all: context.href('/contests'),
  }
}

export type ContestScreen = NonNullable<ReturnType<typeof contestScreen>>

function goneContest(context: PageContext, slug: string): Contest | undefined {
  const gone = goneRecord(context, ['contest'], slug)
  return gone && { ...gone, asksForPhoto: false, isFeatured: false }
}

function overText({ period }: Contest, context: PageContext): string {
  const words = context.messages.contests
  const last = lastDayOf(period, context)
  return last === undefined ? words.over : words.overOn(formatDateWithYear(last, context.locale))
}

function datesView({ period }: Contest, context: PageContext) {
  const { messages, locale, timeZone } = context
  const last = lastDayOf(period, context)
  const first = period.start === undefined ? undefined : dateIn(period.start, timeZone)
  return [
    ...(first === undefined
      ? []
      : [{ name: messages.contests.opensOn, date: formatDayWithYear(first, locale) }]),
    ...(last === undefined
      ? []
      : [{ name: messages.contests.closesOn, date: formatDayWithYear(last, locale) }]),
  ]
}

/** The entry form, or why there is none yet. */
function enteringView(contest: Contest, context: PageContext) {
  const { messages } = context
  const { start } = contest.period
  if (start !== undefined && context.now < start) return { notYet: messages.contests.notOpenYet }
  return {
    title: formMessagesIn(context.locale).contest.formTitle,
    form: formView(context, contestSubmission(contest, context)),
  }
}

/** The submission of an entry; undefined if the contest accepts none. */
export function contestEntry(context: PageContext, slug: string) {
  const { content, now } = context
  const contest = findBySlug(content.contests, slug)
  if (contest === undefined || scheduleOf(contest.period, now) !== 'running') return undefined
  return contestSubmission(contest, context)
}
