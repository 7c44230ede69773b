import { readNumber } from '@promenade/contract/decode/number'
import { isRow, ownValue } from '@promenade/contract/decode/row'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import {
  requestPlatform,
  PlatformFault,
  type PlatformFetch,
  type RequestLimits,
} from '../platform-request.ts'
import type { Place, Sky, Weather, WeatherProvider } from './weather.ts'

/** The public service; free for non-commercial use only. */
const openMeteoUrl = 'https://api.open-meteo.com'

/** A response has about five hundred bytes. */
const limits: RequestLimits = { begins: 5_000, ends: 10_000, size: 16 * 1024 }

interface OpenMeteoOptions {
  readonly fetch: PlatformFetch
  readonly clock: () => EpochMs
  /** URL of the service or of a self-hosted instance. */
  readonly baseUrl?: string | undefined
  readonly limits?: RequestLimits
}

/** Open-Meteo's `/v1/forecast`, without a key. Its licence (CC BY 4.0) requires attribution. */
export function openMeteo(options: OpenMeteoOptions): WeatherProvider {
  const { fetch, clock, baseUrl = openMeteoUrl } = options
  return async (place) => {
    const url = addressFor(place, baseUrl)
    const response = await requestPlatform({ fetch, url, limits: options.limits ?? limits })
    if (response.kind !== 'changed') throw new PlatformFault('has no weather for this place')
    return decodeWeather(response.body, clock())
  }
}

function addressFor({ latitude, longitude }: Place, baseUrl: string): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/v1/forecast`)
  url.search = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    current: 'temperature_2m,weather_code,is_day',
    temperature_unit: 'celsius',
    timeformat: 'unixtime',
  }).toString()
  return url
}

const source = { name: 'Open-Meteo', url: 'https://open-meteo.com/' }

/** Tolerated clock difference. */
const maxAhead = 15 * 60_000

function decodeWeather(response: unknown, now: EpochMs): Weather {
  const current = isRow(response) ? ownValue(response, 'current') : undefined
  if (!isRow(current)) throw new PlatformFault('answered without an observation')
  const time = readNumber(ownValue(current, 'time'))
  const celsius = readNumber(ownValue(current, 'temperature_2m'))
  const sky = skies.get(readNumber(ownValue(current, 'weather_code')))
  const day = readNumber(ownValue(current, 'is_day'))
  if (time === undefined || celsius === undefined || sky === undefined || (day !== 0 && day !== 1)) {
    throw new PlatformFault('answered with an incomplete observation')
  }
  if (celsius < -90 || celsius > 60 || time * 1000 > now + maxAhead) {
    throw new PlatformFault('answered with impossible weather')
  }
  return { observedAt: time * 1000, celsius, sky, isNight: day === 0, source }
}

/** WMO codes (table 4677) that the service uses. */
const skies: ReadonlyMap<number | undefined, Sky> = new Map([
  [0, 'clear'],
  [1, 'mostly-clear'],
  [2, 'partly-cloudy'],
  [3, 'overcast'],
  [45, 'fog'],
  [48, 'fog'],
  [51, 'drizzle'],
  [53, 'drizzle'],
  [55, 'drizzle'],
  [56, 'freezing-rain'],
  [57, 'freezing-rain'],
  [61, 'light-rain'],
  [63, 'rain'],
  [65, 'heavy-rain'],
  [66, 'freezing-rain'],
  [67, 'freezing-rain'],
  [71, 'light-snow'],
  [73, 'snow'],
  [75, 'heavy-snow'],
  [77, 'light-snow'],
  [80, 'showers'],
  [81, 'showers'],
  [82, 'heavy-rain'],
  [85, 'snow-showers'],
  [86, 'snow-showers'],
  [95, 'thunderstorm'],
  [96, 'hail'],
  [99, 'hail'],
])
