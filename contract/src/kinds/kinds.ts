import { alert } from './alert/kind.ts'
import { banner } from './banner/kind.ts'
import { blog } from './blog/kind.ts'
import { category } from './category/kind.ts'
import { contest } from './contest/kind.ts'
import { coupon } from './coupon/kind.ts'
import { event } from './event/kind.ts'
import { gallery } from './gallery/kind.ts'
import { homepage } from './homepage/kind.ts'
import { hours } from './hours/kind.ts'
import { job } from './job/kind.ts'
import { metaData } from './meta-data/kind.ts'
import { news } from './news/kind.ts'
import { page } from './page/kind.ts'
import { pointOfInterest } from './point-of-interest/kind.ts'
import { popup } from './popup/kind.ts'
import { post } from './post/kind.ts'
import { promotion } from './promotion/kind.ts'
import { property } from './property/kind.ts'
import { socialPost } from './social-post/kind.ts'
import { specialDay } from './special-day/kind.ts'
import { store } from './store/kind.ts'
import type { Kind } from './kind.ts'

/** All kinds of entries: what is missing for one of them does not compile. In the order of an import. */
export const kinds = {
  property,
  alert,
  hours,
  'special-day': specialDay,
  category,
  store,
  promotion,
  coupon,
  event,
  news,
  job,
  contest,
  blog,
  post,
  page,
  homepage,
  gallery,
  banner,
  popup,
  'meta-data': metaData,
  'point-of-interest': pointOfInterest,
  'social-post': socialPost,
} as const satisfies Readonly<Record<string, Kind>>

/** The kind of an entry. */
export type EntryKind = keyof typeof kinds

export const entryKinds: readonly EntryKind[] = Object.keys(kinds).filter(isEntryKind)

export function isEntryKind(name: string): name is EntryKind {
  return Object.hasOwn(kinds, name)
}

/** The description of a kind, without its literal types. */
export function kindOf(kind: EntryKind): Kind {
  return kinds[kind]
}

/** The path of a record's page, without language prefix: `/stores/ixtle`. Undefined for a kind without pages. */
export function pagePathOf(kind: EntryKind, slug: string): string | undefined {
  const { area } = kindOf(kind)
  return area === undefined ? undefined : `/${area}/${slug}`
}

/** Kinds with one entry at most, whose slug is the kind. */
export const singleKinds: ReadonlySet<EntryKind> = new Set(
  entryKinds.filter((kind) => kindOf(kind).isSingle === true),
)
