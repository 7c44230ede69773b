import { detailsOf, type Locale } from '@promenade/domain/locale/locale'
import { isCurrent, type Sky, validForMs, type Weather } from '../../content/weather/weather.ts'
import type { WeatherView } from '../components/date-bar/date-bar.tsx'
import { formatTime } from './format.ts'
import type { Clock, Words } from './page-parts.ts'

/** The weather in words, with its attribution; undefined without a current report. */
export function weatherText(weather: Weather | undefined, context: Words & Clock): WeatherView | undefined {
  const { messages, locale, timeZone, now } = context
  if (weather === undefined || !isCurrent(weather, now)) return undefined
  const { observedAt, celsius, sky, isNight, source } = weather
  const { skies } = messages.weather
  return {
    drawing: drawingOf(sky, isNight),
    temperature: formatCelsius(celsius, locale),
    sky: skies[sky],
    observed: messages.weather.observed(formatTime(observedAt, locale, timeZone)),
    source,
    validUntil: observedAt + validForMs + 1,
  }
}

/** `−2 °C` with a minus sign, none before zero, and no line break. */
function formatCelsius(celsius: number, locale: Locale): string {
  const { iso } = detailsOf(locale)
  const options = {
    style: 'unit',
    unit: 'celsius',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  } as const
  return new Intl.NumberFormat(iso, options).format(celsius).replace('-', '\u2212').replace(/\s*°/, '\u00a0°')
}

/** One icon per group of conditions; the text has the details. */
function drawingOf(sky: Sky, isNight: boolean): WeatherView['drawing'] {
  if (sky === 'clear' || sky === 'mostly-clear') return isNight ? 'moon' : 'sun'
  if (sky === 'partly-cloudy') return isNight ? 'cloud' : 'sun-and-cloud'
  if (sky === 'overcast') return 'cloud'
  if (sky === 'fog') return 'fog'
  if (sky === 'thunderstorm' || sky === 'hail') return 'storm'
  return sky.includes('snow') ? 'snow' : 'rain'
}
