import type { EditableContest } from '@promenade/contract/editing/contests'
import type { EditableEvent } from '@promenade/contract/editing/events'
import type { EditableJob } from '@promenade/contract/editing/jobs'
import type { EditablePopup } from '@promenade/contract/editing/popups'
import type { EditablePromotion } from '@promenade/contract/editing/promotions'
import type { Content } from '../content.ts'
import { columns, dateColumns, ownerColumn, pictureColumns, scheduleColumns } from './columns.ts'
import type { Row } from './replace-rows.ts'
import type { Ids, ContentWriter } from './content-writer.ts'

/** Writes the records with a period: promotions, events, jobs, contests and popups. */
export async function writeAnnouncements({ content, replace }: ContentWriter, stores: Ids): Promise<void> {
  const { promotions, coupons, events, news, jobs, contests, popups } = content
  await replace('promotion', {
    key: ['property_id', 'kind', 'slug'],
    edited: true,
    rows: [
      ...promotions.map(({ slug, value }) => promotionRow('promotion', slug, value, stores, content)),
      ...coupons.map(({ slug, value }) => promotionRow('coupon', slug, value, stores, content)),
    ],
  })
  await replace('event', {
    key: ['property_id', 'kind', 'slug'],
    edited: true,
    rows: [
      ...events.map(({ slug, value }) => eventRow('event', slug, value, stores, content)),
      ...news.map(({ slug, value }) => eventRow('news', slug, value, stores, content)),
    ],
  })
  const options = { key: ['property_id', 'slug'], edited: true } as const
  await replace('job', {
    ...options,
    rows: jobs.map(({ slug, value }) => jobRow(slug, value, stores, content)),
  })
  await replace('contest', {
    ...options,
    rows: contests.map(({ slug, value }) => contestRow(slug, value, content)),
  })
  await replace('popup', {
    ...options,
    rows: popups.map(({ slug, value }) => popupRow(slug, value, content)),
  })
}

function promotionRow(
  kind: 'promotion' | 'coupon',
  slug: string,
  promotion: EditablePromotion,
  stores: Ids,
  content: Content,
): Row<'promotion'> {
  return {
    kind,
    slug,
    ...columns(promotion, ['name', 'description', 'tags', 'code', 'home_position']),
    ...ownerColumn(promotion.store, stores),
    ...pictureColumns(promotion.picture, content.pictures),
    ...scheduleColumns(promotion, content),
    is_featured: promotion.featured,
  }
}

function eventRow(
  kind: 'event' | 'news',
  slug: string,
  event: EditableEvent,
  stores: Ids,
  content: Content,
): Row<'event'> {
  return {
    kind,
    slug,
    ...columns(event, ['name', 'subtitle', 'description', 'tags', 'place', 'link']),
    ...columns(event, ['show_times', 'home_position']),
    ...ownerColumn(event.store, stores),
    ...pictureColumns(event.picture, content.pictures),
    ...scheduleColumns(event, content),
    is_featured: event.featured,
  }
}

function jobRow(slug: string, job: EditableJob, stores: Ids, content: Content): Row<'job'> {
  return {
    slug,
    ...columns(job, ['name', 'description', 'job_type']),
    ...columns(job, ['contact_name', 'contact_email', 'contact_phone', 'contact_website']),
    ...ownerColumn(job.store, stores),
    ...scheduleColumns(job, content),
  }
}

function contestRow(slug: string, contest: EditableContest, content: Content): Row<'contest'> {
  return {
    slug,
    ...columns(contest, ['name', 'description', 'rules', 'minimum_age', 'eligibility', 'question']),
    ...pictureColumns(contest.picture, content.pictures),
    ...scheduleColumns(contest, content),
    asks_for_photo: contest.photo,
    is_featured: contest.featured,
  }
}

function popupRow(slug: string, popup: EditablePopup, content: Content): Row<'popup'> {
  return {
    slug,
    ...columns(popup, ['name', 'link']),
    ...pictureColumns(popup.picture, content.pictures),
    ...dateColumns(popup, content),
  }
}
