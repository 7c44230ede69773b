import { useEffect, useState } from 'react'
import { useLanguage } from '../../messages/messages.tsx'
import type { Purpose } from '../../device/measurement.ts'
import { afterPress } from '../after-press.ts'
import type { LayoutData } from '../layout-data.server.ts'
import { whenIdle } from '../when-idle.ts'

type Loaded = Awaited<ReturnType<typeof import('./load-privacy.ts').loadPrivacy>>

interface LatePrivacyProps {
  data: LayoutData
  purposes: readonly Purpose[]
}

/** Loads the consent banner and analytics when the browser is idle. */
export function LatePrivacy({ data, purposes }: LatePrivacyProps) {
  const { policies } = data
  const { locale } = useLanguage()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    const load = () => {
      import('./load-privacy.ts')
        .then(({ loadPrivacy }) => loadPrivacy(locale))
        // If the chunk fails to load, there is no banner and no analytics.
        .then(
          (found) => afterPress(() => setLoaded(found)),
          () => undefined,
        )
    }
    return whenIdle(load)
  }, [locale])
  return loaded && <loaded.Privacy policies={policies} purposes={purposes} words={loaded.words} />
}
