import primitives from '../../theme/primitives.module.css'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  lang?: string | undefined
  children?: React.ReactNode
}

/** A message instead of an empty list, with the next step. */
export function EmptyState({ title, lang, children }: EmptyStateProps) {
  return (
    <div className={`${primitives.stack} ${primitives.soft} ${styles.empty}`}>
      <p className={`${primitives.strong} ${styles.title}`} lang={lang}>
        {title}
      </p>
      {children}
    </div>
  )
}
