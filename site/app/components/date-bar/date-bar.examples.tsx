import type { Example } from '../example.ts'
import { DateBar, type WeatherView } from './date-bar.tsx'

const source = { name: 'Open-Meteo', url: 'https://open-meteo.com/' }
/** The weather of an example is never outdated. */
const validUntil = Infinity

const weathers: readonly Omit<WeatherView, 'validUntil'>[] = [
  { drawing: 'sun', temperature: '21 °C', sky: 'clear', observed: 'As of 1 p.m.', source },
  { drawing: 'moon', temperature: '8 °C', sky: 'mostly clear', observed: 'As of 11 p.m.', source },
  { drawing: 'sun-and-cloud', temperature: '14 °C', sky: 'partly cloudy', observed: 'As of 1 p.m.', source },
  { drawing: 'cloud', temperature: '3 °C', sky: 'overcast', observed: 'As of 1 p.m.', source },
  { drawing: 'fog', temperature: '6 °C', sky: 'fog', observed: 'As of 7:15 a.m.', source },
  { drawing: 'rain', temperature: '9 °C', sky: 'light rain', observed: 'As of 1 p.m.', source },
  { drawing: 'snow', temperature: '−2 °C', sky: 'snow showers', observed: 'As of 1 p.m.', source },
  { drawing: 'storm', temperature: '24 °C', sky: 'thunderstorm', observed: 'As of 4:45 p.m.', source },
]

export const dateBarExamples: readonly Example[] = [
  {
    name: 'on the hours page, without a weather service',
    render: () => <DateBar iso="2026-11-20" date="Friday, November 20, 2026" hours="10 a.m. to 9 p.m." />,
  },
  ...weathers.map((weather) => ({
    name: `on the hours page, with a weather service configured: ${weather.sky}`,
    render: () => (
      <DateBar
        iso="2026-11-20"
        date="Friday, November 20, 2026"
        hours="10 a.m. to 9 p.m."
        weather={{ ...weather, validUntil }}
      />
    ),
  })),
  {
    name: 'on the hours page in Spanish, with a weather service configured',
    render: () => (
      <div lang="es">
        <DateBar
          iso="2026-12-25"
          date="Viernes 25 de diciembre de 2026"
          hours="Cerrado"
          weather={{
            drawing: 'snow',
            temperature: '−2 °C',
            sky: 'chubascos de nieve',
            observed: 'Datos de las 13:00',
            source,
            validUntil,
          }}
        />
      </div>
    ),
  },
  {
    name: 'on a holiday that closes the centre',
    render: () => (
      <DateBar iso="2026-12-25" date="Friday, December 25, 2026" holiday="Christmas" hours="Closed" />
    ),
  },
  {
    name: 'open past midnight',
    render: () => (
      <DateBar
        iso="2026-12-31"
        date="Thursday, December 31, 2026"
        holiday="New Year’s Eve"
        hours="10 a.m. to 1 a.m."
        weather={{
          drawing: 'moon',
          temperature: '−12 °C',
          sky: 'clear',
          observed: 'As of 11:45 p.m.',
          source,
          validUntil,
        }}
      />
    ),
  },
  {
    name: 'of a centre whose hours are unknown',
    render: () => <DateBar iso="2026-11-20" date="Friday, November 20, 2026" hours="Ask us" />,
  },
  {
    name: 'in Spanish, with names that are long',
    render: () => (
      <div lang="es">
        <DateBar
          iso="2026-09-30"
          date="Miércoles 30 de septiembre de 2026"
          holiday="Día Nacional de la Verdad y la Reconciliación, y apertura extraordinaria del mercado de otoño"
          hours="De 10:30 a 21:30"
          weather={{
            drawing: 'rain',
            temperature: '−12 °C',
            sky: 'lluvia helada',
            observed: 'Datos de las 13:45',
            source: { name: 'Servicio-Meteorológico-de-la-Provincia-Marítima-Oriental', url: source.url },
            validUntil,
          }}
        />
      </div>
    ),
  },
]
