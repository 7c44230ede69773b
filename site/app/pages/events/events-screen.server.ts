import { addDays, daysBetween, isoWeek, type IsoDate } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { MallEvent } from '@promenade/domain/mall/event'
import { byMonth } from '@promenade/domain/schedule/by-month'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import type { Choice } from '../../components/choice-bar/choice-bar.tsx'
import type { FollowProps } from '../../components/follow/follow.tsx'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { eventRow } from '../../presenters/cards.server.ts'
import { dayText, daysText } from '../../presenters/day-text.ts'
import {
  atLineStart,
  formatMonth,
  formatMonthWithYear,
  formatTime,
  formatWeekday,
} from '../../presenters/format.ts'
import { headNaming, pageHead } from '../../presenters/page-head.server.ts'
import { contestStory, newsDate, newsStory } from '../../presenters/story-card.server.ts'
import { listData } from '../../presenters/structured-data/site.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { calendarSubscriptions } from './events-calendar.server.ts'
import { feedLink } from '../../presenters/feed-link.server.ts'
import { chosenEvents, chosenNews, comingSpan, daysOfWeek, eventsToday } from './chosen-items.server.ts'
import {
  isSameWhen,
  type Kind,
  parseSelection,
  type Selection,
  selectionSearch,
  type When,
} from './event-selection.ts'
import { ownerStore } from '../../presenters/owner-store.ts'

/** Maximum number of today's events at the top. */
const maxToday = 3

/** `/events-and-news`: coming events by month and the news, as selected. */
export function eventsScreen(context: PageContext, query: Query<'kind' | 'when'>) {
  const { messages, href } = context
  const selection = parseSelection(query)
  const events = chosenEvents(context, selection)
  const news = chosenNews(context, selection)
  const isChosen = selection.kind !== undefined || selection.when !== undefined
  const groups = eventGroups(context, selection, events)
  const stories = news.map((item) => newsStory(item, context))
  return {
    head: headNaming(
      chosenNames(selection, context),
      pageHead(context, {
        image: bannerPicture(context, 'Events Banner'),
        title: messages.events.title,
        description: messages.events.intro,
        noindex: isChosen && events.length + news.length === 0,
        structuredData: listData(context, [...groups.flatMap(({ rows }) => rows), ...stories]),
      }),
    ),
    intro: messages.events.intro,
    banner: bannerPicture(context, 'Events Banner'),
    path: href('/events-and-news'),
    follow: followLinks(context),
    today: eventsToday(context)
      .slice(0, maxToday)
      .map((event) => todayView(event, context)),
    isChosen,
    kinds: kindChoices(selection, context),
    whens: whenChoices(context, selection),
    count: countText(selection, events.length, news.length, context),
    groups,
    news: stories,
    none: noneText(selection, events.length + news.length, context),
    contests: inEndOrder(context.content.contests.filter((contest) => isShown(contest, context.now))).map(
      (contest) => contestStory(contest, context),
    ),
    contestsPage: href('/contests'),
  }
}

export type EventsScreen = ReturnType<typeof eventsScreen>

/** Links to subscribe to the calendar and the feed. */
function followLinks(context: PageContext): FollowProps {
  const { events: words, follow } = context.messages
  const { file, webcal, web } = calendarSubscriptions(context)
  return {
    label: follow.title,
    links: [
      {
        text: follow.calendar,
        href: webcal,
        icon: 'calendar',
        note: follow.calendarNote,
        alternate: {
          type: 'text/calendar',
          href: file,
          title: words.calendarName(context.content.property.name),
        },
      },
      ...web.map(({ service, url }) => ({
        text: follow.calendarAt(service),
        href: url,
        icon: 'outside' as const,
      })),
      feedLink(context, { path: '/events-and-news.rss', title: words.title }),
    ],
  }
}

function todayView(event: MallEvent, context: PageContext) {
  const { locale, timeZone, href } = context
  const { start } = event.period
  const hasTime =
    event.showsTimes && start !== undefined && dateIn(start, timeZone) === dateIn(context.now, timeZone)
  return {
    id: event.id,
    to: href(`/events-and-news/${event.slug}`),
    title: event.name,
    lang: langOf(event, 'name'),
    time: hasTime ? formatTime(start, locale, timeZone) : undefined,
  }
}

function kindChoices({ kind, when }: Selection, { messages, href }: PageContext): Choice[] {
  const { kinds } = messages.events
  const all: readonly (Kind | undefined)[] = [undefined, 'events', 'news']
  return all.map((choice) => ({
    text: kinds[choice ?? 'all'],
    to: href(
      `/events-and-news${selectionSearch({ kind: choice, when: compatibleWhen(choice, kind, when) })}`,
    ),
    current: choice === kind,
  }))
}

/** Events are in the future and news in the past, so a month of one is usually empty for the other. */
function compatibleWhen(
  next: Kind | undefined,
  kind: Kind | undefined,
  when: When | undefined,
): When | undefined {
  if (next === kind) return when
  return typeof when === 'object' || (next === 'news' && when === 'weekend') ? undefined : when
}

function whenChoices(context: PageContext, { kind, when }: Selection): Choice[] {
  const { messages, href } = context
  const offered = offeredWhens(context, kind)
  const requested = when === undefined || offered.some((choice) => isSameWhen(choice, when)) ? [] : [when]
  return [undefined, ...offered, ...requested].map((choice) => ({
    text: choice === undefined ? messages.events.whens.any : choiceText(choice, context),
    to: href(`/events-and-news${selectionSearch({ kind, when: choice })}`),
    current: isSameWhen(choice, when),
  }))
}

/** The choices of dates with items besides the relative ones: coming months for events, past ones for news. */
function offeredWhens(context: PageContext, kind: Kind | undefined): readonly When[] {
  const { timeZone } = context.content.property
  const month = (at: number) => dateIn(at, timeZone).slice(0, 'YYYY-MM'.length)
  const current = month(context.now)
  if (kind === 'news') {
    const months = chosenNews(context, { kind, when: undefined }).flatMap((item) => newsDate(item) ?? [])
    const past = [...new Set(months.map(month))].filter((key) => key < current)
    return ['week', 'month', ...past.map((key) => ({ month: key }))]
  }
  const starts = chosenEvents(context, { kind, when: undefined }).flatMap(({ period }) => period.start ?? [])
  const coming = [...new Set(starts.map(month))].filter((key) => key > current).toSorted()
  return [
    ...weekendDays(context).map((day) => ({ day })),
    'weekend',
    'week',
    'month',
    ...coming.map((key) => ({ month: key })),
  ]
}

/** The coming Saturday and Sunday, either of which may be today. */
function weekendDays({ now, timeZone }: PageContext): readonly IsoDate[] {
  const today = dateIn(now, timeZone)
  const [saturday, sunday] = isoWeek(today).slice(-2)
  if (saturday === undefined || sunday === undefined) return []
  return saturday < today ? [sunday, addDays(saturday, daysOfWeek)] : [saturday, sunday]
}

/** In few words: a coming day of the weekend by its weekday, a month of the coming year without the year. */
function choiceText(when: When, context: PageContext): string {
  if (typeof when === 'string') return whenText(when, context)
  const { locale, now, timeZone } = context
  if ('day' in when) {
    const isNear = weekendDays(context).includes(when.day)
    return isNear ? atLineStart(formatWeekday(when.day, locale)) : whenText(when, context)
  }
  const month = `${when.month}-01`
  const days = daysBetween(dateIn(now, timeZone), month)
  return days > 0 && days < daysOfMonths ? atLineStart(formatMonth(month, locale)) : whenText(when, context)
}

/** The same month of the next year is at least 335 days away. */
const daysOfMonths = 335

function whenText(when: When, context: PageContext): string {
  if (typeof when === 'string') return context.messages.events.whens[when]
  return 'day' in when ? atLineStart(dayText(when.day, context)) : monthText(when.month, context)
}

/** For the title of the document. */
function chosenNames({ kind, when }: Selection, context: PageContext): readonly string[] {
  return [
    ...(kind === undefined ? [] : [context.messages.events.kinds[kind]]),
    ...(when === undefined ? [] : [whenText(when, context)]),
  ]
}

/** `November`, with a year other than this one; capitalised in Spanish too. */
function monthText(month: string, { locale, now, timeZone }: PageContext): string {
  const isThisYear = month.slice(0, 4) === dateIn(now, timeZone).slice(0, 4)
  return atLineStart((isThisYear ? formatMonth : formatMonthWithYear)(`${month}-01`, locale))
}

function countText({ kind }: Selection, events: number, news: number, { messages }: PageContext): string {
  const { eventCount, newsCount } = messages.events
  if (kind === 'events') return eventCount(events)
  return kind === 'news' ? newsCount(news) : `${eventCount(events)}, ${newsCount(news)}`
}

/** By month, or in one group for selected dates. */
function eventGroups(context: PageContext, { when }: Selection, events: readonly MallEvent[]) {
  const { now, timeZone } = context
  const row = (event: MallEvent) => eventRow(event, ownerStore(event.owner, context), context)
  if (events.length === 0) return []
  if (when !== undefined) {
    const dates = typeof when === 'string' ? rangeText(when, context) : undefined
    return [{ key: 'chosen', title: whenText(when, context), dates, rows: events.map(row) }]
  }
  return byMonth(events, { now, timeZone }).map((group) => ({
    key: group.month,
    title: monthText(group.month, context),
    dates: undefined,
    rows: group.events.map(row),
  }))
}

function rangeText(when: When, context: PageContext): string {
  const { timeZone } = context
  const { from, to } = comingSpan(when, context)
  return daysText(dateIn(from, timeZone), dateIn(to - 1, timeZone), context)
}

function noneText({ kind }: Selection, count: number, { messages }: PageContext): string | undefined {
  if (count > 0) return undefined
  return kind === 'news' ? messages.events.noNews : messages.events.none
}
