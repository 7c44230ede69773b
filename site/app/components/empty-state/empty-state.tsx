import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  lang?: string | undefined
  children?: React.ReactNode
}

/** A message instead of an empty list, with the next step. */
export function EmptyState({ title, lang, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title} lang={lang}>
        {title}
      </p>
      {children}
    </div>
  )
}
