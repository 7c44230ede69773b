import { Fragment } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import { AlertBanner } from '../components/alert-banner/alert-banner.tsx'
import { ProgressBar } from '../components/progress-bar/progress-bar.tsx'
import { Footer } from './footer.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { FavoritesForm } from './favorites-form.tsx'
import { LanguageBanner } from './language-banner.tsx'
import type { LayoutData } from './layout-data.server.ts'
import { KeepPlace } from './page-change/keep-place.tsx'
import { useOfflineSite } from './offline/use-offline-site.ts'
import { useOfflineLine } from './offline/offline-line.ts'
import { LatePrefetch } from './page-change/late-prefetch.tsx'
import { usePageTransition } from './page-change/page-transition.ts'
import { LatePrivacy } from './privacy/late-privacy.tsx'
import { useSearchOverlay } from './search/use-search-overlay.ts'

/** Header, alert, page and footer of every screen. */
export function Frame({ data, children }: { data: LayoutData; children: React.ReactNode }) {
  const { site, alert } = useMessages()
  const { pathname } = useLocation()
  const search = useSearchOverlay()
  usePageTransition(pathname)
  useOfflineSite(pathname)
  useOfflineLine(pathname)
  return (
    <>
      <a
        className={`${primitives.filled} ${primitives.strong} ${styles.skip} ${primitives.onScreen}`}
        href={search.isOpen ? '#search' : '#main'}
        lang={site.lang}
      >
        {site.skipToContent}
      </a>
      {data.privacy && <LatePrivacy data={data} purposes={data.privacy.purposes} />}
      <Progress />
      <Header data={data} pathname={pathname} search={search} />
      <LanguageBanner isHidden={search.isOpen} />
      {data.alert && <AlertBanner {...data.alert} label={alert[data.alert.look]} words={alert} />}
      {search.isOpen && search.Overlay && <search.Overlay close={search.close} />}
      {/* Hidden instead of unmounted, so that the page keeps its state when the search closes. */}
      <div className={styles.page} hidden={search.isOpen}>
        <main className={`${primitives.page} ${styles.main}`} id="main" tabIndex={-1}>
          <Fragment key={pathname}>{children}</Fragment>
        </main>
        <Footer data={data} />
      </div>
      <FavoritesForm />
      {/* After the page, so that its effects come first. */}
      <KeepPlace counts={!data.uncounted} />
      <LatePrefetch pathname={pathname} />
    </>
  )
}

/** A component of its own, so that the frame does not render on every navigation. */
function Progress() {
  const { site } = useMessages()
  const { state } = useNavigation()
  return <ProgressBar busy={state !== 'idle'} label={site.loading} />
}
