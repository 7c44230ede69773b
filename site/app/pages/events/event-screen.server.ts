import { findBySlug } from '@promenade/contract/decode/slug'
import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { MallEvent } from '@promenade/domain/mall/event'
import { inEventOrder, inNewsOrder } from '@promenade/domain/schedule/orders'
import { isShown, scheduleOf } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { eventRow } from '../../presenters/cards.server.ts'
import { type GoneFields, goneRecord } from '../../presenters/gone-record.server.ts'
import { formatDate, formatDateWithYear } from '../../presenters/format.ts'
import { planLink } from '../../presenters/plan-link.server.ts'
import { favoriteButtonFor } from '../../presenters/favorite-button.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { lastDayOf, whenText } from '../../presenters/period-text.server.ts'
import { newsDate, newsStory, publicationDateText } from '../../presenters/story-card.server.ts'
import { reportLink } from '../../presenters/report-link.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { storePlace } from '../../presenters/store-place.ts'
import { storeTile } from '../../presenters/store-tile.server.ts'
import { newsData } from '../../presenters/structured-data/article.server.ts'
import { eventData } from '../../presenters/structured-data/event.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { pageName } from './page-name.server.ts'
import { calendarItem } from './calendar-item.server.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { webCalendars } from './web-calendars.ts'
import { textHtml } from '../../presenters/text-html.server.ts'

/** Related items on a detail page. */
const max = { events: 4, news: 3, dates: 6 }

/** An event's or news item's page; undefined for an unknown slug. */
export function eventScreen(context: PageContext, slug: string) {
  const { content, now } = context
  const event = findBySlug(content.events, slug)
  const present = event ?? findBySlug(content.news, slug)
  const gone = present === undefined ? goneRecord(context, ['event', 'news'], slug) : undefined
  const found = present ?? (gone && asEvent(gone))
  if (found === undefined || scheduleOf(found.period, now) === 'hidden') return undefined
  const isNews = gone === undefined ? event === undefined : gone.kind === 'news'
  const isOver = gone !== undefined || scheduleOf(found.period, now) === 'over'
  return {
    head: pageHead(context, {
      title: found.name,
      description: found.subtitle ?? found.summary,
      image: found.picture,
      logo: ownerStore(found.owner, context)?.logo,
      section: { name: context.messages.events.title, path: '/events-and-news' },
      ...(isNews && { article: { published: newsDate(found), modified: found.updatedAt } }),
      structuredData: [isNews ? newsData(found, context) : eventData(found, context)].filter(
        (data) => data !== undefined,
      ),
      noindex: isOver,
      path: `/events-and-news/${encodeURIComponent(found.slug)}`,
      languages: textLanguages(isNews ? 'news' : 'event', found, context),
    }),
    isNews,
    over: isOver ? overText(found, isNews, context) : undefined,
    title: found.name,
    titleLang: langOf(found, 'name'),
    kicker: isNews ? newsKicker(found, context) : isOver ? undefined : soonText(found, context),
    intro: found.subtitle,
    introLang: langOf(found, 'subtitle'),
    picture: found.picture && pictureSource(found.picture, context.content),
    body: textHtml(found.description, context),
    bodyLang: langOf(found, 'description'),
    when: isNews ? undefined : whenText(found.period, found.showsTimes, context),
    dates: isOver ? [] : otherDates(found, context),
    ...placeView(found, context),
    visit: isNews ? undefined : planLink({ type: 'event', id: found.id }, context),
    favoriteButton: isNews ? undefined : favoriteButtonFor('event', found, context),
    link: linkView(found, context),
    calendar: isNews || isOver ? undefined : calendarView(found, context),
    share: shareLinks(context, found.name),
    report: isOver ? undefined : reportLink({ kind: 'event', slug: found.slug }, context),
    events: otherEvents(context, found).map((other) =>
      eventRow(other, ownerStore(other.owner, context), context),
    ),
    news: isNews ? otherNews(context, found).map((other) => newsStory(other, context)) : [],
    all: context.href('/events-and-news'),
  }
}

export type EventScreen = NonNullable<ReturnType<typeof eventScreen>>

function asEvent(gone: GoneFields): MallEvent {
  return { ...gone, tags: [], isFeatured: false, showsTimes: false }
}

function overText({ period }: MallEvent, isNews: boolean, context: PageContext): string {
  const words = context.messages.events
  if (isNews) return words.newsOver
  const last = lastDayOf(period, context)
  return last === undefined ? words.over : words.overOn(formatDateWithYear(last, context.locale))
}

function newsKicker(item: MallEvent, context: PageContext): string {
  const date = publicationDateText(newsDate(item), context)
  return date === undefined ? context.messages.events.news : context.messages.events.newsOf(date)
}

/** Only if certain: an event of several days may pause at night. */
function soonText({ period, showsTimes }: MallEvent, context: PageContext): string | undefined {
  const { messages, timeZone, now } = context
  const { start, end } = period
  if (start === undefined) return undefined
  const today = dateIn(now, timeZone)
  const first = dateIn(start, timeZone)
  const isOneDay = (lastDayOf(period, context) ?? first) <= first
  if (first === addDays(today, 1)) return messages.events.tomorrow
  if (first !== today || (end !== undefined && end <= now && start < end)) return undefined
  const isOn = showsTimes && isOneDay && end !== undefined && start <= now
  return isOn ? messages.events.now : messages.events.today
}

function placeView(event: MallEvent, context: PageContext) {
  const store = ownerStore(event.owner, context)
  const storeName = event.owner.kind === 'store' ? event.owner.storeName : undefined
  return {
    place: event.place ?? (store ? storePlace(store, context) : storeName),
    placeLang: langOf(event, 'place'),
    // The flag "Event" would repeat the page's topic.
    store: store && { ...storeTile(store, context), flag: undefined, favoriteButton: undefined },
  }
}

function linkView({ link }: MallEvent, context: PageContext) {
  const { href } = context
  if (link === undefined) return undefined
  if (link.kind === 'page') return { to: href(link.path), ...pageName(link.path, context), isOutside: false }
  const { protocol, host, pathname } = new URL(link.url)
  const text = protocol === 'mailto:' || protocol === 'tel:' ? pathname : host.replace(/^www\./, '')
  return { to: link.url, text, lang: undefined, isOutside: true }
}

function calendarView(event: MallEvent, context: PageContext) {
  const item = calendarItem(event, context)
  if (item === undefined) return undefined
  return {
    file: context.href(`/events-and-news/${event.slug}/calendar.ics`),
    web: webCalendars(item).map(({ service, url }) => ({
      text: context.messages.events.calendarAt(service),
      url,
    })),
  }
}

/** The next days of a recurring event. */
function otherDates({ slug, series }: MallEvent, context: PageContext) {
  const { content, now, timeZone, locale, href } = context
  if (series === undefined) return []
  const days = content.events.filter((other) => other.series === series && other.slug !== slug)
  return inEventOrder(
    days.filter((day) => isShown(day, now)),
    { now, timeZone },
  )
    .slice(0, max.dates)
    .flatMap(({ slug: other, period }) =>
      period.start === undefined
        ? []
        : [
            {
              to: href(`/events-and-news/${encodeURIComponent(other)}`),
              text: formatDate(dateIn(period.start, timeZone), locale),
            },
          ],
    )
}

function otherEvents({ content, now }: PageContext, event: MallEvent): readonly MallEvent[] {
  const others = content.events.filter(
    (other) =>
      (other.id !== event.id || other.slug !== event.slug) &&
      !isSameSeries(other, event) &&
      isShown(other, now),
  )
  return inEventOrder(others, { now, timeZone: content.property.timeZone }).slice(0, max.events)
}

function isSameSeries({ series }: MallEvent, event: MallEvent): boolean {
  return series !== undefined && series === event.series
}

function otherNews({ content, now }: PageContext, { id }: MallEvent): readonly MallEvent[] {
  return inNewsOrder(content.news.filter((other) => other.id !== id && isShown(other, now))).slice(
    0,
    max.news,
  )
}
