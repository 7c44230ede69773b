import styles from './flag.module.css'

interface FlagProps {
  children: React.ReactNode
  look?: 'strong' | 'quiet'
  /** Where it is placed. */
  className?: string | undefined
}

/** A short label on a tile: New, Coming soon, Temporarily closed… */
export function Flag({ children, look = 'strong', className }: FlagProps) {
  const lookClass = look === 'strong' ? styles.strong : styles.quiet
  return <span className={className ? `${lookClass} ${className}` : lookClass}>{children}</span>
}
