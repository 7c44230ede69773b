import { useEffect, useRef } from 'react'

/** Where only a form of the page is new, the title begins as the server would have begun it. */
export function useTitlePrefix(prefix: string): void {
  // What the title begins with already: a page that answers a form comes with its prefix.
  const shown = useRef(prefix)
  useEffect(() => {
    const before = shown.current
    const { title } = document
    const bare = title.startsWith(before) ? title.slice(before.length) : title
    document.title = prefix + bare
    shown.current = prefix
    return () => {
      // Another page has set a title of its own by now.
      if (document.title === prefix + bare) document.title = bare
      shown.current = ''
    }
  }, [prefix])
}
