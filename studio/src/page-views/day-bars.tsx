import { useStudio } from '../context/studio-context.ts'
import { useWords } from '../context/use-words.ts'
import { pageViewsEn } from '../messages/page-views-en.ts'
import { pageViewsEs } from '../messages/page-views-es.ts'
import primitives from '../theme/primitives.module.css'
import type { Bar } from './compare-views.ts'
import styles from './page-views.module.css'

/** A bar for each day; the day with most views is said in words too. */
export function DayBars({ bars }: { readonly bars: readonly Bar[] }) {
  const { format } = useStudio()
  const words = useWords({ en: pageViewsEn, es: pageViewsEs })
  const [first] = bars
  const last = bars.at(-1)
  const top = bars.reduce<Bar | undefined>(
    (most, bar) => (most && most.views >= bar.views ? most : bar),
    first,
  )
  if (first === undefined || last === undefined || top === undefined || top.views === 0) return null
  const [from, to] = [format.date(first.day), format.date(last.day)]
  return (
    <div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${bars.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(from, to)}
      >
        {bars.map(({ day, views }, index) => (
          <rect key={day} x={index + 0.15} width={0.7} y={1 - views / top.views} height={views / top.views}>
            <title>{`${format.date(day)}: ${views}`}</title>
          </rect>
        ))}
      </svg>
      <p className={`${styles.ends} ${primitives.note}`} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <p className={primitives.note}>{words.most(top.views, format.date(top.day))}</p>
    </div>
  )
}
