import styles from './empty-state.module.css'

/** A message instead of an empty list, with the next step. */
export function EmptyState({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
