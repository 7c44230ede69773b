import type { z } from 'zod'
import type { categories, Format } from './format.ts'
import type { MapContent } from './map.ts'
import type { Source } from './source.ts'

/** One file that keeps to its format. */
export interface Entry<Schema extends z.ZodType> {
  readonly slug: string
  readonly value: z.output<Schema>
  readonly source: Source
}

type Entries<Name extends keyof Format> = readonly Entry<Format[Name]>[]
type Single<Name extends keyof Format> = z.output<Format[Name]> | undefined

/** The whole content of a property, checked. Dates are laid out for the day of import. */
export interface Content {
  readonly today: string
  readonly property: z.output<Format['property']>
  readonly categories: z.output<typeof categories>
  readonly hours: Single<'hours'>
  readonly stores: Entries<'store'>
  readonly promotions: Entries<'promotion'>
  readonly coupons: Entries<'promotion'>
  readonly events: Entries<'event'>
  readonly news: Entries<'event'>
  readonly jobs: Entries<'job'>
  readonly contests: Entries<'contest'>
  readonly blogs: Entries<'blog'>
  /** Slugs are those of blog and post, `blog/post`. */
  readonly posts: Entries<'post'>
  readonly galleries: Entries<'gallery'>
  readonly banners: z.output<Format['banners']>
  readonly homepage: Single<'homepage'>
  readonly pages: Entries<'page'>
  readonly popups: Entries<'popup'>
  readonly social: z.output<Format['social']>
  readonly pointsOfInterest: Entries<'pointOfInterest'>
  readonly metaData: z.output<Format['metaData']>
  readonly map: MapContent | undefined
}
