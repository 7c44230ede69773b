import styles from './date-block.module.css'

/** A day as a calendar leaf has it, `weekday` being what stands above the number; or words where no day is due. */
export type DateLeaf =
  | { readonly iso: string; readonly weekday: string; readonly day: number; readonly month: string }
  | { readonly words: string }

/** A day as a calendar leaf; the words beside it say the same in full. */
export function DateBlock(leaf: DateLeaf) {
  if ('words' in leaf) return <p className={styles.words}>{leaf.words}</p>
  return (
    <time className={styles.date} dateTime={leaf.iso}>
      <span className={styles.small}>{leaf.weekday}</span>
      <span className={styles.day}>{leaf.day}</span>
      <span className={styles.small}>{leaf.month}</span>
    </time>
  )
}
