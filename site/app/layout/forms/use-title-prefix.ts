import { useEffect, useRef } from 'react'

/** Prefixes the document title as the server would, when only the form of a page changed. */
export function useTitlePrefix(prefix: string): void {
  // The initial prefix: a server-rendered outcome has it in its title.
  const shown = useRef(prefix)
  useEffect(() => {
    const before = shown.current
    const { title } = document
    const bare = title.startsWith(before) ? title.slice(before.length) : title
    document.title = prefix + bare
    shown.current = prefix
    return () => {
      // The title may belong to the next page already.
      if (document.title === prefix + bare) document.title = bare
      shown.current = ''
    }
  }, [prefix])
}
