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
      <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
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

const cloud = 'M7 18a4 4 0 0 1 0-8 5.500 5.500 0 0 1 10.500 1A3.500 3.500 0 0 1 17 18z'
const highCloud = 'M7 14a4 4 0 0 1 0-8 5.500 5.500 0 0 1 10.500 1A3.500 3.500 0 0 1 17 14z'
const drawings = {
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500L19 19M19 5l-1.500 1.500M6.500 17.500L5 19',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  'sun-and-cloud': `M9 20a3.500 3.500 0 0 1 0-7 5 5 0 0 1 9.500 1A3 3 0 0 1 18 20zM6 10.500A4.500 4.500 0 0 1 14 7M10 1.500v1.500M3 4l1 1M17 4l-1 1M1.500 10H3`,
  cloud,
  fog: `${highCloud}M4 18h16M7 21.500h10`,
  rain: `${highCloud}M8 17l-1.500 4M12.500 17l-1.500 4M17 17l-1.500 4`,
  snow: `${highCloud}M8 17.500v.100M12 20.500v.100M16 17.500v.100M8 22v.100M16 22v.100`,
  storm: `${highCloud}M13 15l-3 4h4l-3 4`,
} as const
