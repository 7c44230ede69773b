import type { EditableContest } from '@promenade/contract/editing/contests'
import type { EditableNews } from '@promenade/contract/editing/events'
import type { EditableJob } from '@promenade/contract/editing/jobs'
import type { EditablePopup } from '@promenade/contract/editing/popups'
import type { EditablePromotion } from '@promenade/contract/editing/promotions'
import type { Content, Entry } from '../content.ts'
import { eventDays } from '../event-days.ts'
import {
  columns,
  dateColumns,
  editedColumn,
  ownerColumn,
  pictureColumns,
  scheduleColumns,
} from './columns.ts'
import type { Row } from './replace-rows.ts'
import type { Ids, ContentWriter } from './content-writer.ts'

/** Writes the records with a period: promotions, events, jobs, contests and popups. */
export async function writeAnnouncements({ content, replace }: ContentWriter, stores: Ids): Promise<void> {
  const { promotions, coupons, events, news, jobs, contests, popups } = content
  await replace('promotion', {
    key: ['property_id', 'kind', 'slug'],
    rows: [
      ...promotions.map((entry) => promotionRow('promotion', entry, stores, content)),
      ...coupons.map((entry) => promotionRow('coupon', entry, stores, content)),
    ],
  })
  await replace('event', {
    key: ['property_id', 'kind', 'slug'],
    rows: [
      ...events
        .flatMap((entry) => eventDays(entry, content.today))
        .map((day) => ({ ...eventRow('event', day, stores, content), series: day.series })),
      ...news.map((entry) => ({ ...eventRow('news', entry, stores, content), series: null })),
    ],
  })
  const options = { key: ['property_id', 'slug'] } as const
  await replace('job', {
    ...options,
    rows: jobs.map((entry) => jobRow(entry, stores, content)),
  })
  await replace('contest', {
    ...options,
    rows: contests.map((entry) => contestRow(entry, content)),
  })
  await replace('popup', {
    ...options,
    rows: popups.map((entry) => popupRow(entry, content)),
  })
}

function promotionRow(
  kind: 'promotion' | 'coupon',
  { slug, value: promotion, source }: Entry<EditablePromotion>,
  stores: Ids,
  content: Content,
): Row<'promotion'> {
  return {
    kind,
    slug,
    ...editedColumn(source),
    ...columns(promotion, ['name', 'description', 'tags', 'code', 'home_position']),
    ...ownerColumn(promotion.store, stores),
    ...pictureColumns(promotion.picture, content.pictures),
    ...scheduleColumns(promotion, content),
    is_featured: promotion.featured,
  }
}

function eventRow(
  kind: 'event' | 'news',
  { slug, value: event, source }: Entry<EditableNews>,
  stores: Ids,
  content: Content,
): Omit<Row<'event'>, 'series'> {
  return {
    kind,
    slug,
    ...editedColumn(source),
    ...columns(event, ['name', 'subtitle', 'description', 'tags', 'place', 'link']),
    ...columns(event, ['show_times', 'home_position']),
    ...ownerColumn(event.store, stores),
    ...pictureColumns(event.picture, content.pictures),
    ...scheduleColumns(event, content),
    is_featured: event.featured,
  }
}

function jobRow({ slug, value: job, source }: Entry<EditableJob>, stores: Ids, content: Content): Row<'job'> {
  return {
    slug,
    ...editedColumn(source),
    ...columns(job, ['name', 'description', 'job_type']),
    ...columns(job, ['contact_name', 'contact_email', 'contact_phone', 'contact_website']),
    ...ownerColumn(job.store, stores),
    ...scheduleColumns(job, content),
  }
}

function contestRow(
  { slug, value: contest, source }: Entry<EditableContest>,
  content: Content,
): Row<'contest'> {
  return {
    slug,
    ...editedColumn(source),
    ...columns(contest, ['name', 'description', 'rules', 'minimum_age', 'eligibility', 'question']),
    ...pictureColumns(contest.picture, content.pictures),
    ...scheduleColumns(contest, content),
    asks_for_photo: contest.photo,
    is_featured: contest.featured,
  }
}

function popupRow({ slug, value: popup, source }: Entry<EditablePopup>, content: Content): Row<'popup'> {
  return {
    slug,
    ...editedColumn(source),
    ...columns(popup, ['name', 'link']),
    ...pictureColumns(popup.picture, content.pictures),
    ...dateColumns(popup, content),
  }
}
