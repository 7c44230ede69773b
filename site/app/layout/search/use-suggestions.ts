import { useEffect, useRef, useState } from 'react'
import { fetchSuggestions, type Suggestions } from './suggestions.ts'

/** Milliseconds after the last key until the request. */
const pause = 150

export type Suggested = Suggestions | 'failed' | undefined

/** Suggestions for the typed text; the last ones stay until new ones arrive, to avoid flicker. */
export function useSuggestions(path: string, text: string): Suggested {
  const cache = useRef(new Map<string, Suggestions>())
  const [suggested, setSuggested] = useState<Suggested>()
  const query = text.trim()

  useEffect(() => {
    if (query === '') return
    const cached = cache.current.get(query)
    const stop = new AbortController()
    const timer = setTimeout(
      () => {
        const url = `${path}?${new URLSearchParams({ searchQuery: query })}`
        const request = cached === undefined ? fetchSuggestions(url, stop.signal) : Promise.resolve(cached)
        request.then(
          (suggestions) => {
            if (stop.signal.aborted) return
            cache.current.set(query, suggestions)
            setSuggested(suggestions)
          },
          () => {
            if (!stop.signal.aborted) setSuggested('failed')
          },
        )
      },
      cached === undefined ? pause : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [path, query])

  return query === '' ? undefined : suggested
}
