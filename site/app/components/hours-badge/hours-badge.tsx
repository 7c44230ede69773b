import { usePassed } from '../use-passed.ts'
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
  /** Fits a row of the header, in at most two lines: on a narrow screen only the next opening may be visible. */
  isOneRow?: boolean
}

/** Open or closed, updated by the clock while the page is open. Few elements: a directory has hundreds. */
export function HoursBadge({ lines, large = false, isOneRow = false }: HoursBadgeProps) {
  const line = lines[usePassed(lines.slice(1).map(({ at }) => at))]
  if (line === undefined || line.state === 'unknown') return null
  return (
    <span className={large ? styles.large : styles.badge} data-state={line.state}>
      {large ? <Halves text={line.text} /> : isOneRow ? <OneRow text={line.text} /> : line.text}
    </span>
  )
}

function OneRow({ text }: { text: string }) {
  return (
    <span className={styles.oneRow}>
      <Halves text={text} />
    </span>
  )
}

/** Splits "Closed - Opens at 10 a.m." for layout; screen readers read one text. */
function Halves({ text }: { text: string }) {
  const [first, second] = text.split(' - ')
  if (second === undefined) return text
  return (
    <>
      <span>{first}</span>
      <span className={styles.hyphen}> - </span>
      <span className={styles.second}>{second}</span>
    </>
  )
}
