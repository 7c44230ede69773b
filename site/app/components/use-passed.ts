import { useEffect, useState } from 'react'

/** How many of the ascending instants have passed, by the clock of the open page; 0 before hydration. */
export function usePassed(instants: readonly number[]): number {
  const [now, setNow] = useState<number>()
  const passed = now === undefined ? 0 : instants.filter((at) => at <= now).length
  const next = instants[passed]

  useEffect(() => {
    if (next === undefined) return
    // Timers are late after a phone wakes: update at least every hour.
    const wait = Math.min(Math.max(next - Date.now(), 0), 3_600_000)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [next, now])

  return passed
}
