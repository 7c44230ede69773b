import { locales, type Locale } from '@promenade/domain/locale/locale'
import { isBelieved, type Sky, type Weather } from '../../content/weather/weather.ts'
import type { WeatherView } from '../components/date-bar/date-bar.tsx'
import { formatTime } from './format.ts'
import type { PageContext } from '../page-context.ts'

/** The weather in words, with who is to be named for it; undefined where none is known that still holds. */
export function weatherText(weather: Weather | undefined, context: PageContext): WeatherView | undefined {
  const { messages, locale, timeZone, now } = context
  if (weather === undefined || !isBelieved(weather, now)) return undefined
  const { observedAt, celsius, sky, isNight, source } = weather
  const { skies } = messages.weather
  return {
    drawing: drawingOf(sky, isNight),
    temperature: formatCelsius(celsius, locale),
    sky: skies[sky],
    observed: messages.weather.observed(formatTime(observedAt, locale, timeZone)),
    source,
  }
}

/** `−2 °C`, with a true minus sign and none before a nought; it never breaks at the end of a line. */
function formatCelsius(celsius: number, locale: Locale): string {
  const iso = locales.find(({ code }) => code === locale)?.iso
  const options = {
    style: 'unit',
    unit: 'celsius',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  } as const
  return new Intl.NumberFormat(iso, options).format(celsius).replace('-', '\u2212').replace(/\s*°/, '\u00a0°')
}

/** A picture for each family of skies; whoever wants to know more reads the words beside it. */
function drawingOf(sky: Sky, isNight: boolean): WeatherView['drawing'] {
  if (sky === 'clear' || sky === 'mostly-clear') return isNight ? 'moon' : 'sun'
  if (sky === 'partly-cloudy') return isNight ? 'cloud' : 'sun-and-cloud'
  if (sky === 'overcast') return 'cloud'
  if (sky === 'fog') return 'fog'
  if (sky === 'thunderstorm' || sky === 'hail') return 'storm'
  return sky.includes('snow') ? 'snow' : 'rain'
}
