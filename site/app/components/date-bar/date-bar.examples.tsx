import type { Example } from '../example.ts'
import { DateBar, type WeatherView } from './date-bar.tsx'

const source = { name: 'Open-Meteo', url: 'https://open-meteo.com/' }
const weathers: readonly WeatherView[] = [
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
        weather={weather}
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
          }}
        />
      </div>
    ),
  },
]
