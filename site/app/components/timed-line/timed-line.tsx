import { usePassed } from '../use-passed.ts'

/** The text from an instant on, computed on the server. */
export interface TimedLine {
  readonly at: number
  readonly text: string
}

/** A line of text that changes at known instants while the page is open; nothing where it is empty. */
export function TimedLine({
  lines,
  className,
}: {
  lines: readonly TimedLine[]
  className?: string | undefined
}) {
  const line = lines[usePassed(lines.slice(1).map(({ at }) => at))]
  if (line === undefined || line.text === '') return null
  return <span className={className}>{line.text}</span>
}
