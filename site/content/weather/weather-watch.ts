import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { ContentLog } from '../content-log.ts'
import { isCurrent, type Place, type Weather, type WeatherProvider } from './weather.ts'

interface WeatherWatchOptions {
  readonly provider: WeatherProvider
  /** The mall's position; undefined before it is known. */
  readonly place: () => Place | undefined
  readonly clock: () => EpochMs
  readonly log: ContentLog
}

/** Polls the weather, so that no page waits for it. */
export interface WeatherWatch {
  /** Synchronous: the last observation, undefined if outdated. */
  readonly current: () => Weather | undefined
  readonly start: () => void
  readonly stop: () => void
  /** Polls once. */
  readonly refresh: () => Promise<void>
}

/** Observations change every 15 minutes. After failures the interval grows from a shorter one. */
const interval = 15 * 60_000
const firstPause = 60_000

/** The mall's position is part of the content. */
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
      if (failures > 0) log.info({ failures }, 'The weather loads again')
      failures = 0
    } catch (error) {
      failures += 1
      const reason = error instanceof Error ? error.message : 'unknown'
      if (failures === 1) log.warn({ reason }, 'The weather could not be loaded')
    }
  }

  function plan(): void {
    if (isStopped) return
    timer = setTimeout(poll, pauseAfter(failures, place() !== undefined)).unref()
  }

  function poll(): void {
    refresh().then(plan, plan)
  }

  return {
    current: () => (latest !== undefined && isCurrent(latest, clock()) ? latest : undefined),
    start: poll,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    refresh,
  }
}

function pauseAfter(failures: number, isPlaceKnown: boolean): number {
  if (!isPlaceKnown) return pauseWithoutPlace
  return failures === 0 ? interval : Math.min(firstPause * 2 ** (failures - 1), interval)
}
