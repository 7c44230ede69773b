import primitives from '../../theme/primitives.module.css'
import styles from './date-block.module.css'

/** A day with a short text above its number, usually the weekday; or words if there is no date. */
export type DateBlockProps =
  | { readonly iso: string; readonly weekday: string; readonly day: number; readonly month: string }
  | { readonly words: string }

/** A day as on a calendar sheet; the text beside it has the full date. */
export function DateBlock(dateBlock: DateBlockProps) {
  if ('words' in dateBlock) return <p className={styles.words}>{dateBlock.words}</p>
  return (
    <time className={styles.date} dateTime={dateBlock.iso}>
      <span className={`${primitives.emphasis} ${styles.small}`}>{dateBlock.weekday}</span>
      <span className={`${primitives.figures} ${styles.day}`}>{dateBlock.day}</span>
      <span className={`${primitives.emphasis} ${styles.small}`}>{dateBlock.month}</span>
    </time>
  )
}
