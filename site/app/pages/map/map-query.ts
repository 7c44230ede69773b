import type { PlannedAddress } from '../../presenters/planned-leg.ts'

/** The map's query, all of it in the address (`?store=alder&level=2&from=north-door&to=alder&stepfree=1`). */
export interface MapQuery {
  /** The chosen store or other place. */
  readonly store?: string
  readonly level?: string
  readonly from?: string
  readonly to?: string
  /** Fields of the route form that were sent empty. */
  readonly blank?: readonly ('from' | 'to')[]
  readonly isStepFree: boolean
  readonly avoidsLifts: boolean
  /** A quieter way is preferred where it is hardly longer. */
  readonly isQuiet: boolean
  /** Directions for someone who cannot see. */
  readonly isDetailed?: boolean
  /** The visitor asks where they are, and what is near. */
  readonly isLost?: boolean
  /** What the visitor is near, in their own words, or the code of a board. */
  readonly near?: string
  /** Shows the quiet places. */
  readonly showsQuiet: boolean
  /** The number of the step that the visitor follows, from 1. */
  readonly step?: number | undefined
  /** Filters the list of stores by text. */
  readonly filter?: string
  readonly category?: string
  /** The leg of a visit plan that the route is. */
  readonly planned?: PlannedAddress
}

/** The keys with a text. */
export const textKeys = ['store', 'level', 'from', 'to', 'filter', 'category', 'near'] as const

export type MapKey =
  | (typeof textKeys)[number]
  | 'stepfree'
  | 'nolifts'
  | 'quiet'
  | 'show'
  | 'detail'
  | 'lost'
  | 'step'
  | keyof PlannedAddress

/** The search part of the address; empty for an empty query. */
export function mapSearch(query: { readonly [Key in keyof MapQuery]?: MapQuery[Key] | undefined }): string {
  const { isStepFree, avoidsLifts, isQuiet, isDetailed, isLost, showsQuiet, step, planned } = query
  const search = new URLSearchParams()
  for (const key of textKeys) {
    const value = query[key]
    if (value !== undefined) search.set(key, value)
  }
  if (isStepFree) search.set('stepfree', '1')
  if (avoidsLifts) search.set('nolifts', '1')
  if (isQuiet) search.set('quiet', '1')
  if (isDetailed) search.set('detail', '1')
  if (isLost) search.set('lost', '1')
  if (showsQuiet) search.set('show', 'quiet')
  if (step !== undefined) search.set('step', String(step))
  if (planned !== undefined) for (const [key, value] of Object.entries(planned)) search.set(key, value)
  return search.size === 0 ? '' : `?${search}`
}
