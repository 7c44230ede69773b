import { atTime } from '../at-time.ts'
import type { weather as english } from './en.ts'

export const weather: typeof english = {
  observed: (time) => `Datos de ${atTime(time)}`,
  skies: {
    clear: 'despejado',
    'mostly-clear': 'casi despejado',
    'partly-cloudy': 'medio nublado',
    overcast: 'nublado',
    fog: 'niebla',
    drizzle: 'llovizna',
    'light-rain': 'lluvia ligera',
    rain: 'lluvia',
    'heavy-rain': 'lluvia fuerte',
    'freezing-rain': 'lluvia helada',
    showers: 'chubascos',
    'light-snow': 'nieve ligera',
    snow: 'nieve',
    'heavy-snow': 'nevada fuerte',
    'snow-showers': 'chubascos de nieve',
    thunderstorm: 'tormenta eléctrica',
    hail: 'tormenta con granizo',
  },
}
