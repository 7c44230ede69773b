import { useAwake } from '../../ui/awake.ts'
import styles from './print-button.module.css'

/** Only where script runs: without it the browser's own menu prints. */
export function PrintButton({ children }: { children: React.ReactNode }) {
  const isAwake = useAwake()
  if (!isAwake) return null
  return (
    <button className={styles.button} type="button" onClick={() => window.print()}>
      {children}
    </button>
  )
}
