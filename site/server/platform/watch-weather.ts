import { defaultLocale } from '@promenade/domain/locale/locale'
import type { ContentLog } from '../../content/content-log.ts'
import type { Gateway } from '../../content/gateway.ts'
import { openMeteo } from '../../content/weather/open-meteo.ts'
import { createWeatherWatch, type WeatherWatch } from '../../content/weather/weather-watch.ts'
import type { Config } from '../config.ts'
import { platformFetch } from './platform-fetch.ts'

/** Watches the weather at the mall; undefined without a configured service. */
export function watchWeather(
  { weather }: Config,
  gateway: Gateway,
  log: ContentLog,
): WeatherWatch | undefined {
  if (weather === undefined) return undefined
  const provider = openMeteo({ fetch: platformFetch, clock: Date.now, baseUrl: weather.url })
  const place = () => {
    const { latitude, longitude } = gateway.current(defaultLocale)?.property ?? {}
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  }
  return createWeatherWatch({ provider, place, clock: Date.now, log })
}
