import { useEffect, useState } from 'react'
import { savesData } from '../../device/saves-data.ts'
import { whenIdle } from '../when-idle.ts'

/** Loads what prefetches the visible links when the browser is idle, unless the visitor saves data. */
export function LatePrefetch({ pathname }: { pathname: string }) {
  const [loaded, setLoaded] = useState<typeof import('./prefetch-visible-links.tsx')>()
  useEffect(() => {
    if (loaded !== undefined) return
    return whenIdle(() => {
      if (savesData()) return
      // Without the script nothing is prefetched.
      import('./prefetch-visible-links.tsx').then(setLoaded, () => undefined)
    })
  }, [loaded, pathname])
  return loaded && <loaded.PrefetchVisibleLinks key={pathname} pathname={pathname} />
}
