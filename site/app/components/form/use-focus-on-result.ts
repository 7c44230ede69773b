import { useEffect, useRef } from 'react'
import { useHydrated } from '../hydrated.tsx'

/** Moves the focus to what says how a form was answered: each new answer once, but not one that is there at hydration. */
export function useFocusOnAnswer<Panel extends HTMLElement>(answer: object): React.RefObject<Panel | null> {
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
