import { useEffect, useRef } from 'react'
import { useHydrated } from '../hydrated.tsx'

/** Focuses the outcome of a form, once per result, but not on hydration. */
export function useFocusOnResult<Panel extends HTMLElement>(answer: object): React.RefObject<Panel | null> {
  const panel = useRef<Panel>(null)
  const isHydrated = useHydrated()
  const seen = useRef(isHydrated ? undefined : answer)
  useEffect(() => {
    if (seen.current === answer) return
    seen.current = answer
    panel.current?.focus()
  }, [answer])
  return panel
}
