import { locales } from '@promenade/domain/locale/locale'
import { type FixedPathFor, listFixedPaths } from '@promenade/domain/routing/fixed-pages'
import type { SearchTexts } from '@promenade/domain/search/search-record'
import type { MallContent } from '../../../content/mall-content.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { contentPagePath } from '../../presenters/content-page-path.ts'
import type { MallSearchRecord } from './mall-record.server.ts'
import { pageSynonyms } from './synonyms.server.ts'
import { pageRecord } from './page-record.server.ts'
import { hasMap } from '../../presenters/has-map.ts'

type Words = ReturnType<typeof messagesIn>
type Naming = Omit<SearchTexts, 'locale'>

/** Names of the fixed pages, for those without a record on the platform. */
const screens: Readonly<
  Record<FixedPathFor<'search'>, (messages: Words, mall: MallContent | undefined) => Naming>
> = {
  '/hours': ({ hours }) => ({
    name: hours.title,
    tags: [hours.holidayHours, hours.openingHours],
    descriptions: [hours.intro],
  }),
  '/map': ({ map }, mall) =>
    mall === undefined || hasMap(mall)
      ? { name: map.title, descriptions: [map.amenities, map.intro] }
      : { name: map.listTitle, descriptions: [map.listIntro] },
  '/plan-my-visit': ({ visitPlan }, mall) => ({
    name: visitPlan.title,
    descriptions: [mall?.map === undefined ? visitPlan.introWithoutMap : visitPlan.intro],
  }),
  '/stores': ({ directory, nav }) => ({ name: nav.directory, tags: [directory.title, directory.all] }),
  '/foodandbeverage': ({ directory: { sections, sectionIntros } }) => ({
    name: sections.foodandbeverage,
    descriptions: [sectionIntros.foodandbeverage],
  }),
  '/retail': ({ directory: { sections, sectionIntros } }) => ({
    name: sections.retail,
    descriptions: [sectionIntros.retail],
  }),
  '/professionalservices': ({ directory: { sections, sectionIntros } }) => ({
    name: sections.professionalservices,
    descriptions: [sectionIntros.professionalservices],
  }),
  '/promotions': ({ promotion }) => ({
    name: promotion.title,
    tags: [promotion.kinds.coupon],
    descriptions: [promotion.intro],
  }),
  '/events-and-news': ({ events }) => ({ name: events.title, descriptions: [events.intro] }),
  '/jobs': ({ job }) => ({ name: job.title, descriptions: [job.intro] }),
  '/contests': ({ contests }) => ({ name: contests.title, descriptions: [contests.intro] }),
  '/blogs': ({ blogs }) => ({ name: blogs.title, descriptions: [blogs.intro] }),
  '/contact-us': ({ nav }) => ({ name: nav.contact }),
}

/** Fixed pages and categories as search records. */
export function screenRecords(contents: readonly MallContent[]): readonly MallSearchRecord[] {
  const pages = new Set(contents.flatMap((content) => content.pages.map(contentPagePath)))
  const withoutPage = listFixedPaths('search').filter((path) => !pages.has(path))
  const [mall] = contents
  return [...withoutPage.map((path) => screenRecord(path, mall)), ...categoryRecords(contents)]
}

function screenRecord(path: FixedPathFor<'search'>, mall: MallContent | undefined): MallSearchRecord {
  const texts = locales.map(({ code }) => ({
    locale: code,
    aliases: pageSynonyms(path, code),
    ...screens[path](messagesIn(code), mall),
  }))
  return pageRecord(`screen ${path}`, path, texts)
}

/** The directory filtered by a category. */
function categoryRecords(contents: readonly MallContent[]): readonly MallSearchRecord[] {
  const [first] = contents
  return (first?.categories ?? []).map(({ id, slug }) => {
    const texts = contents.flatMap(({ locale, categories }) =>
      categories.filter((category) => category.id === id).map(({ name }) => ({ locale, name })),
    )
    const path = `/stores?${new URLSearchParams({ category: slug })}`
    return pageRecord(`category ${id}`, path, texts, (words) => words.directory.categories)
  })
}
