import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  lang?: string | undefined
  children?: React.ReactNode
}

/** Says that there is nothing, and what to do about it. */
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
