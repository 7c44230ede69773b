import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { buttonLook } from '../components/button-look.ts'
import { IconButton } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { Loading } from './loading.tsx'
import { Notices } from './notices.tsx'
import { barLength, screenOf, screens, useAllowed } from './navigation.ts'
import { SearchSheet } from './search-sheet.tsx'
import { keyName, useShortcut } from '../context/shortcuts.ts'
import { detailsOf } from '@promenade/domain/locale/locale'
import { useStudio } from '../context/studio-context.ts'
import { mallFaults, unreadMessages } from './polled-counts.ts'
import primitives from '../theme/primitives.module.css'
import styles from './shell.module.css'

/** The frame of every screen: navigation, search and notices. */
export function Shell() {
  const { messages: m, session, isAllowed } = useStudio()
  const { siteUrl } = session.mall
  unreadMessages.usePoll(isAllowed('visitors.read'))
  mallFaults.usePoll(isAllowed('content.read'))
  const [open, setOpen] = useState<'search' | 'more'>()
  const { pathname } = useLocation()
  const main = useFocusOnScreen(pathname)
  useEffect(() => setOpen(undefined), [pathname])
  useShortcut('k', () => setOpen('search'))
  const close = () => setOpen(undefined)
  return (
    <div className={styles.shell}>
      <a className={`${buttonLook()} ${primitives.unseen}`} href="#main">
        {m.skipToContent}
      </a>
      <Progress />
      <Side onSearch={() => setOpen('search')} />
      <header className={styles.phoneHead}>
        <Sign />
        <IconButton icon="search" label={m.search.open} onClick={() => setOpen('search')} />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <PhoneBar onMore={() => setOpen('more')} />
      <Notices />
      {open === 'search' && <SearchSheet onClose={close} />}
      {open === 'more' && (
        <Sheet title={m.navigation.more} onClose={close}>
          <ul className={styles.moreList}>
            <ScreenLinks from={barLength} />
            <li>
              <OtherLanguage />
            </li>
            {siteUrl !== null && (
              <li>
                <a href={siteUrl} target="_blank" rel="noreferrer">
                  <Icon name="open" />
                  {m.seeSite}
                </a>
              </li>
            )}
          </ul>
        </Sheet>
      )}
      {/* Screens opened directly by their address all have the key `default`. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </div>
  )
}

function Sign() {
  const { messages: m, session } = useStudio()
  return (
    <Link to="/" className={styles.sign}>
      {session.mall.name}
      <small>{m.studio}</small>
    </Link>
  )
}

function Side({ onSearch }: { readonly onSearch: () => void }) {
  const { messages: m, session } = useStudio()
  return (
    <header className={styles.side}>
      <Sign />
      <button type="button" className={styles.find} onClick={onSearch}>
        <Icon name="search" size={18} />
        {m.search.open}
        <kbd>{keyName('K')}</kbd>
      </button>
      <nav aria-label={m.navigation.label}>
        <ul>
          <ScreenLinks />
        </ul>
      </nav>
      <div className={`${styles.sideFoot} ${primitives.closeStack}`}>
        <p className={primitives.soft}>{session.staff.name}</p>
        <OtherLanguage />
        {session.mall.siteUrl !== null && (
          <a href={session.mall.siteUrl} target="_blank" rel="noreferrer">
            {m.seeSite}
          </a>
        )}
      </div>
    </header>
  )
}

/** The other language, in its own name, for people who cannot read the current one. */
function OtherLanguage() {
  const { session, locale, setLocale } = useStudio()
  return session.mall.locales
    .filter((code) => code !== locale)
    .map((code) => (
      <button
        key={code}
        type="button"
        className={primitives.linkButton}
        lang={code}
        onClick={() => setLocale(code)}
      >
        <Icon name="language" size={18} />
        {detailsOf(code).name}
      </button>
    ))
}

function ScreenLinks({ from, to }: { readonly from?: number; readonly to?: number }) {
  const { messages: m } = useStudio()
  const current = screenOf(useLocation().pathname)
  return useAllowed(screens)
    .slice(from, to)
    .map(({ name, path, icon }) => (
      <li key={name}>
        <Link to={path} aria-current={name === current ? 'page' : undefined}>
          <Icon name={icon} />
          {m.navigation[name]}
          {name === 'people' && <Unread />}
          {name === 'faults' && <FaultCount />}
        </Link>
      </li>
    ))
}

/** A badge with the number of unread messages. */
function Unread() {
  const { messages: m } = useStudio()
  const count = unreadMessages.useCount()
  return <Count count={count} words={m.people.unread(count)} />
}

/** A badge with the number of faults and hints. */
function FaultCount() {
  const { messages: m } = useStudio()
  const { faults, hints } = mallFaults.useCount()
  const { fault, hint } = m.findings.severities
  const words = [faults > 0 && fault(faults), hints > 0 && hint(hints)].filter(Boolean).join(', ')
  return <Count count={faults + hints} words={words} />
}

function Count({ count, words }: { readonly count: number; readonly words: string }) {
  if (count === 0) return null
  return (
    <span className={`${primitives.badge} ${styles.count}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={primitives.unseen}> {words}</span>
    </span>
  )
}

function PhoneBar({ onMore }: { readonly onMore: () => void }) {
  const { messages: m } = useStudio()
  const { pathname } = useLocation()
  const isInBar = screens.slice(0, barLength).some(({ name }) => name === screenOf(pathname))
  return (
    <nav className={styles.phoneBar} aria-label={m.navigation.label}>
      <ul>
        <ScreenLinks to={barLength} />
        <li>
          <button type="button" onClick={onMore} aria-current={isInBar ? undefined : 'true'}>
            <Icon name="more" />
            {m.navigation.more}
            <Unread />
          </button>
        </li>
      </ul>
    </nav>
  )
}

function Progress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Loading />
}

/** Focuses a new screen, so that screen readers start at its beginning. */
function useFocusOnScreen(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    // The first save of a new record changes the address but not the screen.
    const isSaved = last.current.startsWith('/entries/new-') && pathname.startsWith('/entries/')
    last.current = pathname
    if (!isSaved) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
