import type { LayoutData } from './layout-data.server.ts'
import { LanguageBanner } from './language-banner.tsx'
import { useOfflineLine } from './offline/offline-line.ts'
import { useOfflineSite } from './offline/use-offline-site.ts'
import { PrefetchVisibleLinks } from './page-change/prefetch-visible-links.tsx'
import { LatePrivacy } from './privacy/late-privacy.tsx'

/** What the frame can do without until the browser is idle: questions to the visitor, prefetching, the offline site. */
export function LateFrame({ data, pathname }: { data: LayoutData; pathname: string }) {
  useOfflineSite(pathname)
  useOfflineLine(pathname)
  return (
    <>
      {data.privacy && <LatePrivacy data={data} purposes={data.privacy.purposes} />}
      <LanguageBanner />
      <PrefetchVisibleLinks key={pathname} pathname={pathname} />
    </>
  )
}
