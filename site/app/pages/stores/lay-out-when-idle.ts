import { type RefObject, useEffect, useRef } from 'react'
import { whenIdle } from '../../layout/when-idle.ts'

/**
 * Lays out the letters that nobody has come near yet, one at a time, when the browser has nothing else to do: whoever scrolls
 * fast finds them ready, and what looks at the page as a whole sees it as it is. Noted past React, which draws nothing for it.
 */
export function useLayOutWhenIdle(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = whenIdle(layOutNext)
    function layOutNext(): void {
      const letter = list.current?.querySelector('section:not([data-laid-out])')
      if (letter === null || letter === undefined) return
      letter.toggleAttribute('data-laid-out', true)
      stop = whenIdle(layOutNext)
    }
    return () => stop()
  })
  return list
}
