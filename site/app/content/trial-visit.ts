import { instantAt } from '@promenade/domain/calendar/instants'
import type { Category } from '@promenade/domain/mall/category'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { GalleryItem } from '@promenade/domain/mall/gallery'
import type { Job } from '@promenade/domain/mall/job'
import type { Page } from '@promenade/domain/mall/page'
import type { Promotion } from '@promenade/domain/mall/promotion'
import type { Store } from '@promenade/domain/mall/store'
import type { EpochMs, SafeHtml } from '@promenade/domain/mall/values'
import { createTrialContent } from '../../server/trial-content.ts'
import { allOffers } from '../visitor/offers.ts'
import type { MallContent } from './mall-content.ts'
import type { Visit } from './visit.ts'

/** Where the trial mall stands; its clocks change on 2026-03-08 and 2026-11-01. */
export const trialZone = 'America/Halifax'

/** When the trial mall's clocks show `time`, written `2026-11-20 13:00`. */
export function atTrialMall(time: string): EpochMs {
  const [date = '', hour, minute] = time.split(/[ :]/)
  return instantAt(date, Number(hour) * 60 + Number(minute), trialZone)
}

/** A visit of a mall with nothing but what is given, on Friday 20 November 2026 at one in the afternoon. */
export function createTrialVisit(changes: Partial<Visit> = {}, content: Partial<MallContent> = {}): Visit {
  const locale = changes.locale ?? 'en'
  return {
    content: createTrialContent(locale, content),
    contentIn: (other) => createTrialContent(other, content),
    now: atTrialMall('2026-11-20 13:00'),
    minute: changes.now ?? atTrialMall('2026-11-20 13:00'),
    locale,
    origin: 'https://mall.example',
    path: '/',
    offers: allOffers,
    formStamp: 'stamp',
    ...changes,
  }
}

export function createTrialStore(changes: Partial<Store> = {}): Store {
  const id = changes.id ?? '1'
  return {
    ...record(id, `store-${id}`, `Store ${id}`),
    categoryIds: [],
    tags: [],
    isNew: false,
    isComingSoon: false,
    isRelocated: false,
    isTemporarilyClosed: false,
    activePromotions: 0,
    activeEvents: 0,
    activeJobs: 0,
    socialLinks: [],
    sections: [],
    ...changes,
  }
}

export function createTrialPromotion(changes: Partial<Promotion> = {}): Promotion {
  const id = changes.id ?? '1'
  return {
    ...record(id, `promotion-${id}`, `Promotion ${id}`),
    owner: { kind: 'property' },
    tags: [],
    isFeatured: false,
    period: {},
    ...changes,
  }
}

export function createTrialEvent(changes: Partial<MallEvent> = {}): MallEvent {
  const id = changes.id ?? '1'
  return {
    ...record(id, `event-${id}`, `Event ${id}`),
    owner: { kind: 'property' },
    tags: [],
    isFeatured: false,
    period: {},
    showsTimes: false,
    ...changes,
  }
}

export function createTrialJob(changes: Partial<Job> = {}): Job {
  const id = changes.id ?? '1'
  return { ...record(id, `job-${id}`, `Job ${id}`), owner: { kind: 'property' }, period: {}, ...changes }
}

export function createTrialPage(changes: Partial<Page> = {}): Page {
  return { ...record('1', 'page-1', 'Page 1'), subpages: [], gallerySlugs: [], ...changes }
}

export function createTrialCategory(id: string, slug: string, parentId?: string): Category {
  return { id, slug, name: slug, untranslated: [], ...(parentId !== undefined && { parentId }) }
}

export function createTrialSlide(id: string, changes: Partial<GalleryItem> = {}): GalleryItem {
  return { id, picture: { url: `/${id}.jpg` }, position: 0, period: {}, untranslated: [], ...changes }
}

/** Stands in for what the contract has let through. */
export function trialHtml(html: string): SafeHtml {
  return html as SafeHtml
}

function record(id: string, slug: string, name: string) {
  return { id, slug, name, untranslated: [] }
}
