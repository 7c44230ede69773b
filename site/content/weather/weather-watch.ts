import type { EpochMs } from '@promenade/domain/mall/values'
import type { ContentLog } from '../content-log.ts'
import { isBelieved, type Place, type Weather, type WeatherProvider } from './weather.ts'

interface WeatherWatchOptions {
  readonly provider: WeatherProvider
  /** Where the mall is; undefined as long as nobody says. */
  readonly place: () => Place | undefined
  readonly clock: () => EpochMs
  readonly log: ContentLog
}

/** Keeps the weather at hand, so that no page ever waits for it. */
export interface WeatherWatch {
  /** At once: the last good observation, undefined when it is too old to be believed. */
  readonly current: () => Weather | undefined
  readonly start: () => void
  readonly stop: () => void
  /** Asks once. */
  readonly refresh: () => Promise<void>
}

/** Observations come every quarter of an hour. After a failure it is asked again sooner, then less and less often. */
const usualPause = 15 * 60_000
const firstPause = 60_000

/** Before the content is there nobody knows where the mall is. */
const pauseWithoutPlace = 5_000

export function createWeatherWatch({ provider, place, clock, log }: WeatherWatchOptions): WeatherWatch {
  let latest: Weather | undefined
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function refresh(): Promise<void> {
    const where = place()
    if (where === undefined) return
    try {
      latest = await provider(where)
      if (failures > 0) log.info({ failures }, 'The weather is there again')
      failures = 0
    } catch (error) {
      failures += 1
      const reason = error instanceof Error ? error.message : 'unknown'
      if (failures === 1) log.warn({ reason }, 'The weather could not be had')
    }
  }

  function plan(): void {
    if (isStopped) return
    timer = setTimeout(ask, pauseAfter(failures, place() !== undefined)).unref()
  }

  function ask(): void {
    refresh().then(plan, plan)
  }

  return {
    current: () => (latest !== undefined && isBelieved(latest, clock()) ? latest : undefined),
    start: ask,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    refresh,
  }
}

function pauseAfter(failures: number, isPlaceKnown: boolean): number {
  if (!isPlaceKnown) return pauseWithoutPlace
  return failures === 0 ? usualPause : Math.min(firstPause * 2 ** (failures - 1), usualPause)
}
