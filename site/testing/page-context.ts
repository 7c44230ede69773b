import { isSafeHtml } from '@promenade/contract/decode/html'
import { instantAt, type EpochMs } from '@promenade/domain/calendar/instants'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Category } from '@promenade/domain/mall/category'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { GalleryItem } from '@promenade/domain/mall/gallery'
import type { Job } from '@promenade/domain/mall/job'
import type { Page } from '@promenade/domain/mall/page'
import type { Promotion } from '@promenade/domain/mall/promotion'
import type { SafeHtml } from '@promenade/domain/mall/values'
import { createTestContent } from './content.ts'
import { languageAndContent } from '../app/page-context.server.ts'
import { allFeatures } from '../app/features.ts'
import type { MallContent, Store } from '../content/mall-content.ts'
import type { PageContext } from '../app/page-context.ts'

/** Time zone of the test mall; its clocks change on 2026-03-08 and 2026-11-01. */
export const testZone = 'America/Halifax'

/** The instant at a local time of the test mall: `2026-11-20 13:00`. */
export function testTime(time: string): EpochMs {
  const [date = '', hour, minute] = time.split(/[ :]/)
  return instantAt(date, Number(hour) * 60 + Number(minute), testZone)
}

/** The page context of a mall with this content only, on Friday, 20 November 2026, 1 p.m. */
export function createTestContext(
  changes: Partial<PageContext> = {},
  content: Partial<MallContent> = {},
): PageContext {
  const locale = changes.locale ?? 'en'
  return {
    ...languageAndContent(locale, changes.content ?? createTestContent(locale, content)),
    contentIn: (other: Locale) => createTestContent(other, content),
    now: testTime('2026-11-20 13:00'),
    origin: 'https://mall.example',
    path: '/',
    features: allFeatures,
    formStamp: 'stamp',
    ...changes,
  }
}

export function createTestStore(changes: Partial<Store> = {}): Store {
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

export function createTestPromotion(changes: Partial<Promotion> = {}): Promotion {
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

export function createTestEvent(changes: Partial<MallEvent> = {}): MallEvent {
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

export function createTestJob(changes: Partial<Job> = {}): Job {
  const id = changes.id ?? '1'
  return { ...record(id, `job-${id}`, `Job ${id}`), owner: { kind: 'property' }, period: {}, ...changes }
}

export function createTestPage(changes: Partial<Page> = {}): Page {
  return { ...record('1', 'page-1', 'Page 1'), subpages: [], gallerySlugs: [], ...changes }
}

export function createTestCategory(id: string, slug: string, parentId?: string): Category {
  return { id, slug, name: slug, tags: [], untranslated: [], ...(parentId !== undefined && { parentId }) }
}

export function createTestSlide(id: string, changes: Partial<GalleryItem> = {}): GalleryItem {
  return { id, picture: { url: `/${id}.jpg` }, position: 0, period: {}, untranslated: [], ...changes }
}

/** HTML as if the contract had sanitised it. */
export function testHtml(html: string): SafeHtml {
  if (!isSafeHtml(html)) throw new Error(`The contract lets no such HTML through: ${html}`)
  return html
}

function record(id: string, slug: string, name: string) {
  return { id, slug, name, untranslated: [] }
}
