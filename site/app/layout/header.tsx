import { memo, type RefObject, useEffect, useRef } from 'react'
import { useLanguage } from '../messages/messages.tsx'
import { HoursBadge } from '../components/hours-badge/hours-badge.tsx'
import type { LayoutData } from './layout-data.server.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { AccountLink } from './account-link.tsx'
import { FavoritesLink } from './favorites-link.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './header.module.css'
import { MapLink } from './map-link.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { useFollowLinks } from './page-change/plain-links.ts'
import { SearchButton } from './search/search-button.tsx'
import type { SearchOverlayState } from './search/use-search-overlay.ts'

interface HeaderProps {
  data: LayoutData
  pathname: string
  search: SearchOverlayState
}

/** Id of the last part of the header: a browser that waits for an element paints as soon as its start has come. */
export const headerEndId = 'header-end'

/** Logo, hours, language and navigation; the navigation is a panel on small screens. */
export const Header = memo(function Header({ data, pathname, search }: HeaderProps) {
  const { messages, href } = useLanguage()
  const header = useMarkScrolled()
  const home = href('/')
  // The open search has a history entry of its own, which a link replaces.
  const follow = useFollowLinks(search.isOpen ? () => ({ replace: true }) : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are pressed
    <header className={styles.header} ref={header} onClick={follow}>
      <div className={`${primitives.small} ${styles.strip} ${primitives.onScreen}`}>
        <div className={`${primitives.line} ${styles.statusRow}`}>
          <a className={`${primitives.line} ${primitives.plainLink} ${styles.hours}`} href={href('/hours')}>
            <HoursBadge lines={data.hours} isOneRow />
          </a>
          {!data.withoutAccounts && <AccountLink />}
          <LanguageSwitch replace={search.isOpen} />
        </div>
      </div>
      <div className={`${primitives.line} ${styles.mainRow}`}>
        <a
          className={`${primitives.line} ${primitives.accentOnHover} ${styles.mallName}`}
          href={home}
          aria-label={messages.site.home(data.mall)}
        >
          {data.mall}
        </a>
        <MainNavigation data={data} pathname={pathname} />
        <div className={styles.tools}>
          {data.missingPages?.includes('/map') !== true && <MapLink />}
          <SearchButton search={search} />
          <FavoritesLink id={headerEndId} />
        </div>
      </div>
    </header>
  )
})

/**
 * Marks the header as scrolled when the page is not at the top (specification §2). Without React state, because every
 * navigation scrolls.
 */
function useMarkScrolled(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const mark = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > 0)
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [])
  return header
}
