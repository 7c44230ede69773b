import styles from './flag.module.css'

/** A short label on a tile: New, Coming soon, Temporarily closed… */
export function Flag({
  children,
  look = 'strong',
}: {
  children: React.ReactNode
  look?: 'strong' | 'quiet'
}) {
  return <span className={look === 'strong' ? styles.strong : styles.quiet}>{children}</span>
}
