import { useLayoutEffect } from 'react'

/**
 * Sets an attribute of the document, for its style sheets, while the component is there and `isSet`. With `:root:has(…)` the
 * browser would search the whole document after each typed letter.
 */
export function useDocumentMark(name: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return undefined
    const root = document.documentElement
    root.toggleAttribute(name, true)
    return () => root.removeAttribute(name)
  }, [name, isSet])
}
