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
  readonly description?: SafeHtml
  readonly items: readonly PointOfInterestItem[]
}

export interface PointOfInterestItem {
  readonly name: string
  readonly description?: SafeHtml
  readonly pictures: readonly Picture[]
}
