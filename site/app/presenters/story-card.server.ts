import type { Contest } from '@promenade/domain/mall/contest'
import type { Post } from '@promenade/domain/mall/blog'
import type { NewsItem } from '@promenade/domain/mall/event'
import type { Picture } from '@promenade/domain/mall/values'
import { dateIn, type EpochMs } from '@promenade/domain/calendar/instants'
import type { StoryCardProps } from '../components/story-card/story-card.tsx'
import { dateText } from './day-text.ts'
import { formatDateWithYear } from './format.ts'
import { lastDayOf } from './period-text.server.ts'
import { pictureSource } from './picture-source.server.ts'
import { langOf } from './lang-of.ts'
import type { Clock, Mall, Words } from './page-parts.ts'

type Story = StoryCardProps & { readonly id: string }

export function newsStory(item: NewsItem, context: Words & Clock & Mall): Story {
  return {
    ...story(item, '/events-and-news', context),
    kicker: publicationDateText(newsDate(item), context),
    summary: item.subtitle ?? item.summary,
    summaryLang: langOf(item, item.subtitle === undefined ? 'summary' : 'subtitle'),
  }
}

export function postStory(post: Post, context: Words & Clock & Mall): Story {
  return {
    ...story(post, '/blogs', context),
    kicker: publicationDateText(post.publishedAt, context),
    summary: post.summary,
    summaryLang: langOf(post, 'summary'),
  }
}

/** A contest with its entry period. */
export function contestStory(contest: Contest, context: Words & Clock & Mall): Story {
  return {
    ...story(contest, '/contests', context),
    kicker: entryDateText(contest, context),
    summary: contest.summary,
    summaryLang: langOf(contest, 'summary'),
  }
}

/** Publication date of a news item, if known. */
export function newsDate({ period }: NewsItem): EpochMs | undefined {
  return period.start ?? period.showFrom
}

/** `November 20, 2026`. */
export function publicationDateText(
  at: EpochMs | undefined,
  { locale, timeZone }: Words & Clock,
): string | undefined {
  return at === undefined ? undefined : formatDateWithYear(dateIn(at, timeZone), locale)
}

/** When entries close, or when they open. */
export function entryDateText({ period }: Contest, context: Words & Clock): string {
  const { messages, timeZone, now } = context
  if (period.start !== undefined && now < period.start) {
    return messages.contests.opens(dateText(dateIn(period.start, timeZone), context))
  }
  const last = lastDayOf(period, context)
  return last === undefined ? messages.contests.openEnded : messages.contests.enterBy(dateText(last, context))
}

interface StoryRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly untranslated: readonly string[]
  readonly picture?: Picture
}

function story(record: StoryRecord, folder: string, context: Words & Mall): Story {
  const { picture } = record
  return {
    id: record.id,
    to: context.href(`${folder}/${record.slug}`),
    title: record.name,
    lang: langOf(record, 'name'),
    picture: picture && pictureSource(picture, context),
  }
}
