import { useLayoutEffect, useState } from 'react'
import screenReader from '../screen-reader/screen-reader.module.css'
import styles from './progress-bar.module.css'

/** Navigations below this duration show no bar (specification §9). */
const THROTTLE_MS = 200
/**
 * The bar fills up and fades after a response, longer than the minimum duration of a navigation (200 ms, specification
 * §9), so that it does not flash. The page does not wait for it.
 */
const LINGER_MS = 500

type Phase = 'hidden' | 'running' | 'done'

/** The progress bar of a navigation. */
export function ProgressBar({ busy, label }: { busy: boolean; label: string }) {
  const phase = usePhase(busy)
  return (
    <div className={styles.bar} data-phase={phase} role="status">
      {phase === 'running' && <span className={screenReader.only}>{label}</span>}
    </div>
  )
}

function usePhase(busy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden')

  // A layout effect, because other effects run only after the new page is painted.
  useLayoutEffect(() => {
    if (busy) {
      const timer = setTimeout(() => setPhase('running'), THROTTLE_MS)
      return () => clearTimeout(timer)
    }
    setPhase((before) => (before === 'running' ? 'done' : before))
    const timer = setTimeout(() => setPhase('hidden'), LINGER_MS)
    return () => clearTimeout(timer)
  }, [busy])

  return phase
}
