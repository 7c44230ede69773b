import { usePassed } from '../use-passed.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './date-bar.module.css'

export interface WeatherView {
  drawing: keyof typeof drawings
  temperature: string
  sky: string
  /** Time of the observation: `As of 1 p.m.` */
  observed: string
  source: { name: string; url: string }
  /** Instant from which it is outdated, also on an open page. */
  validUntil: number
}

interface DateBarProps {
  iso: string
  date: string
  /** Opening hours as text. */
  hours: string
  /** Name of today's holiday, which explains the hours. */
  holiday?: string | undefined
  weather?: WeatherView | undefined
}

/** Today's date, hours and weather; the layout also works without weather. */
export function DateBar({ iso, date, hours, holiday, weather }: DateBarProps) {
  return (
    <div className={`${primitives.wrap} ${primitives.ruled} ${styles.bar}`}>
      <p className={`${primitives.wrap} ${styles.day}`}>
        <time className={styles.date} dateTime={iso}>
          {date}
        </time>
        <span className={`${primitives.figures} ${styles.hours}`}>
          {holiday && <strong>{holiday}: </strong>}
          {hours}
        </span>
      </p>
      {weather && <CurrentWeather key={weather.validUntil} weather={weather} />}
    </div>
  )
}

function CurrentWeather({ weather }: { weather: WeatherView }) {
  const { drawing, temperature, sky, observed, source, validUntil } = weather
  if (usePassed([validUntil]) > 0) return null
  return (
    <div className={`${primitives.line} ${styles.weather} ${primitives.onScreen}`}>
      <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
      <p className={styles.report}>
        <span className={`${primitives.strong} ${styles.now}`}>
          {temperature}, {sky}
        </span>
        <span className={`${primitives.soft} ${primitives.small}`}>
          {observed},{' '}
          <a href={source.url} rel="noopener">
            {source.name}
          </a>
        </span>
      </p>
    </div>
  )
}

const cloud = 'M7 18a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.5 3.5 0 0 1 17 18z'
const highCloud = 'M7 14a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.5 3.5 0 0 1 17 14z'
const drawings = {
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  'sun-and-cloud': `M9 20a3.5 3.5 0 0 1 0-7 5 5 0 0 1 9.5 1A3 3 0 0 1 18 20zM6 10.5A4.5 4.5 0 0 1 14 7M10 1.5v1.5M3 4l1 1M17 4l-1 1M1.5 10H3`,
  cloud,
  fog: `${highCloud}M4 18h16M7 21.5h10`,
  rain: `${highCloud}M8 17l-1.5 4M12.5 17l-1.5 4M17 17l-1.5 4`,
  snow: `${highCloud}M8 17.5v.1M12 20.5v.1M16 17.5v.1M8 22v.1M16 22v.1`,
  storm: `${highCloud}M13 15l-3 4h4l-3 4`,
} as const
