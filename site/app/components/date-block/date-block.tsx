import styles from './date-block.module.css'

/** A day as a calendar leaf has it, `weekday` being what stands above the number; or words where no day is due. */
export type DateBlockProps =
  | { readonly iso: string; readonly weekday: string; readonly day: number; readonly month: string }
  | { readonly words: string }

/** A day as a calendar leaf; the words beside it say the same in full. */
export function DateBlock(dateBlock: DateBlockProps) {
  if ('words' in dateBlock) return <p className={styles.words}>{dateBlock.words}</p>
  return (
    <time className={styles.date} dateTime={dateBlock.iso}>
      <span className={styles.small}>{dateBlock.weekday}</span>
      <span className={styles.day}>{dateBlock.day}</span>
      <span className={styles.small}>{dateBlock.month}</span>
    </time>
  )
}
