import type { EpochMs } from '@promenade/domain/calendar/instants'

/** An observation of the weather at the mall. */
export interface Weather {
  readonly observedAt: EpochMs
  readonly celsius: number
  readonly sky: Sky
  readonly isNight: boolean
  /** Attribution. */
  readonly source: { readonly name: string; readonly url: string }
}

/** Sky conditions. */
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

/** Gets the current weather. Rejects without a plausible response. */
export type WeatherProvider = (place: Place) => Promise<Weather>

/** Older observations are not shown. */
export const validForMs = 2 * 60 * 60_000

/** True if an observation is still current at `now`. */
export function isCurrent({ observedAt }: Weather, now: EpochMs): boolean {
  return now - observedAt <= validForMs
}
