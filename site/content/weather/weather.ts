import type { EpochMs } from '@promenade/domain/mall/values'

/** The weather outside the mall as it was observed. */
export interface Weather {
  readonly observedAt: EpochMs
  readonly celsius: number
  readonly sky: Sky
  readonly isNight: boolean
  /** Who is to be named for it. */
  readonly source: { readonly name: string; readonly url: string }
}

/** What one sees looking up, as finely as it is worth telling. */
export type Sky =
  | 'clear'
  | 'mostly-clear'
  | 'partly-cloudy'
  | 'overcast'
  | 'fog'
  | 'drizzle'
  | 'light-rain'
  | 'rain'
  | 'heavy-rain'
  | 'freezing-rain'
  | 'showers'
  | 'light-snow'
  | 'snow'
  | 'heavy-snow'
  | 'snow-showers'
  | 'thunderstorm'
  | 'hail'

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Asks a service what the weather is. Rejects where there is no answer that can be believed. */
export type WeatherProvider = (place: Place) => Promise<Weather>

/** An older observation says nothing about now: the page is better without it. */
export const longestBelieved = 2 * 60 * 60_000

/** Whether an observation still holds at `now`. */
export function isBelieved({ observedAt }: Weather, now: EpochMs): boolean {
  return now - observedAt <= longestBelieved
}
