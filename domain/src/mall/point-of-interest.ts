import type { Picture, SafeHtml } from './values.ts'

/** A group of places such as "Washrooms", with each place's own items. */
export interface PointOfInterest {
  readonly name: string
  readonly locations: readonly PointOfInterestLocation[]
}

export interface PointOfInterestLocation {
  readonly name: string
  readonly slug: string
  /** Level number, 1 is the lowest; absent where the platform does not say. */
  readonly level?: number
  /** Such as a lift out of service: nobody is sent there, and no way leads through it. */
  readonly isTemporarilyClosed: boolean
  readonly description?: SafeHtml
  readonly items: readonly PointOfInterestItem[]
}

export interface PointOfInterestItem {
  readonly name: string
  readonly description?: SafeHtml
  readonly pictures: readonly Picture[]
}
