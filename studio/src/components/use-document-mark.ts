import { useLayoutEffect } from 'react'

/** How many components set each attribute now: two sheets may be open. */
const counts = new Map<string, number>()

/**
 * Sets an attribute of the document, for its style sheets, while the component is there and `isSet`. With `:root:has(…)` the
 * browser would search the whole document after each typed letter.
 */
export function useDocumentMark(name: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return undefined
    count(name, 1)
    return () => count(name, -1)
  }, [name, isSet])
}

function count(name: string, change: 1 | -1): void {
  const now = (counts.get(name) ?? 0) + change
  counts.set(name, now)
  document.documentElement.toggleAttribute(name, now > 0)
}
