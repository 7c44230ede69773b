import { useEffect, useState } from 'react'
import styles from './hours-badge.module.css'

/** The text from an instant on, computed on the server. */
export interface HoursLine {
  readonly at: number
  readonly text: string
  readonly state: 'open' | 'closed' | 'unknown'
}

interface HoursBadgeProps {
  lines: readonly HoursLine[]
  large?: boolean
  /** Never wraps: on a narrow screen only the second half, the next opening, is visible. */
  isOneLine?: boolean
}

/** Open or closed, updated by the clock while the page is open. */
export function HoursBadge({ lines, large = false, isOneLine = false }: HoursBadgeProps) {
  const line = useCurrentLine(lines)
  if (line === undefined || line.state === 'unknown') return null
  return (
    <span className={large ? styles.large : styles.badge} data-state={line.state}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={isOneLine ? styles.oneLine : undefined}>
        {large || isOneLine ? <Halves text={line.text} /> : line.text}
      </span>
    </span>
  )
}

/** Splits "Closed - Opens at 10 a.m." for layout; screen readers read one text. */
function Halves({ text }: { text: string }) {
  const [first, second] = text.split(' - ')
  if (second === undefined) return text
  return (
    <>
      <span className={styles.first}>{first}</span>
      <span className={styles.hyphen}> - </span>
      <span className={styles.second}>{second}</span>
    </>
  )
}

function useCurrentLine(lines: readonly HoursLine[]): HoursLine | undefined {
  const [now, setNow] = useState<number>()
  const reached = now === undefined ? 0 : lines.findLastIndex(({ at }) => at <= now)
  const index = Math.max(reached, 0)
  const next = lines[index + 1]?.at

  useEffect(() => {
    if (next === undefined) return
    // Timers are late after a phone wakes: update at least every hour.
    const wait = Math.min(Math.max(next - Date.now(), 0), 3_600_000)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [next, now])

  return lines[index]
}
