import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * What `load` imports, once the page is hydrated and the browser idle. Undefined until then, and if the chunk fails to load.
 * `load` must stay the same.
 */
export function useLate<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    let isWanted = true
    const stopWaiting = whenIdle(() => {
      load().then(
        (loaded) => isWanted && setPart(() => loaded),
        () => undefined,
      )
    })
    return () => {
      isWanted = false
      stopWaiting()
    }
  }, [load])
  return part
}
