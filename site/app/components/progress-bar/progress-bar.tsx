import { useLayoutEffect, useState } from 'react'
import styles from './progress-bar.module.css'

/** A navigation shorter than this never shows the bar (specification §9). */
const THROTTLE_MS = 200
/**
 * Once seen, the bar does not vanish with the answer: it fills up and fades, which takes longer than the least time of
 * a route fetch (200 ms, specification §9). So nothing flashes, and no page waits for it.
 */
const LINGER_MS = 500

type Phase = 'hidden' | 'running' | 'done'

/** The bar at the top of the window while a page is on its way. */
export function ProgressBar({ busy, label }: { busy: boolean; label: string }) {
  const phase = usePhase(busy)
  return (
    <div className={styles.bar} data-phase={phase} role="status">
      {phase === 'running' && <span className={styles.words}>{label}</span>}
    </div>
  )
}

function usePhase(busy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden')

  // With the page itself: other effects wait until the page's turn has been shown.
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
