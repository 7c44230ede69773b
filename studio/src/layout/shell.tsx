import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { IconButton } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { Loading } from './loading.tsx'
import { Notices } from './notices.tsx'
import { barLength, screens, useAllowed } from './navigation.ts'
import { SearchSheet } from './search-sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import { usePollUnread, useUnreadMessages } from './unread-messages.ts'

/** The frame of every screen: the navigation, the search and short notices. */
export function Shell() {
  const { messages: m, session, isAllowed } = useStudio()
  const { siteUrl } = session.mall
  usePollUnread(isAllowed('visitors.read'))
  const [open, setOpen] = useState<'search' | 'more'>()
  const { pathname } = useLocation()
  const main = useFocusOnScreen(pathname)
  useEffect(() => setOpen(undefined), [pathname])
  useSearchKey(() => setOpen('search'))
  const close = () => setOpen(undefined)
  return (
    <div className="shell">
      <a className="unseen button" href="#main">
        {m.skipToContent}
      </a>
      <Progress />
      <Side onSearch={() => setOpen('search')} />
      <header className="phone-head">
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
          <ul className="more-list">
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
      {/* Screens that are opened by their address share one key. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </div>
  )
}

function Sign() {
  const { messages: m, session } = useStudio()
  return (
    <Link to="/" className="sign">
      {session.mall.name}
      <small>{m.studio}</small>
    </Link>
  )
}

function Side({ onSearch }: { readonly onSearch: () => void }) {
  const { messages: m, session } = useStudio()
  return (
    <header className="side">
      <Sign />
      <button type="button" className="find" onClick={onSearch}>
        <Icon name="search" size={18} />
        {m.search.open}
        <kbd>{m.search.key}</kbd>
      </button>
      <nav aria-label={m.navigation.label}>
        <ul>
          <ScreenLinks />
        </ul>
      </nav>
      <div className="side-foot stack close">
        <p className="soft">{session.staff.name}</p>
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

/** Named in itself, so that somebody who cannot read the current one finds it. */
function OtherLanguage() {
  const { messages: m, session, locale, setLocale } = useStudio()
  return session.mall.locales
    .filter((code) => code !== locale)
    .map((code) => (
      <button key={code} type="button" className="link-button" lang={code} onClick={() => setLocale(code)}>
        <Icon name="language" size={18} />
        {m.ownNames[code]}
      </button>
    ))
}

function ScreenLinks({ from, to }: { readonly from?: number; readonly to?: number }) {
  const { messages: m } = useStudio()
  const unread = useUnreadMessages()
  return useAllowed(screens)
    .slice(from, to)
    .map(({ name, path, icon }) => (
      <li key={name}>
        <NavLink to={path} end={path === '/'}>
          <Icon name={icon} />
          {m.navigation[name]}
          {name === 'people' && <Unread count={unread} />}
        </NavLink>
      </li>
    ))
}

/** The number of new messages beside the name of their screen. */
function Unread({ count }: { readonly count: number }) {
  const { messages: m } = useStudio()
  if (count === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen"> {m.people.unread(count)}</span>
    </span>
  )
}

function PhoneBar({ onMore }: { readonly onMore: () => void }) {
  const { messages: m } = useStudio()
  const unread = useUnreadMessages()
  const { pathname } = useLocation()
  const isInBar = screens.slice(0, barLength).some(({ path }) => path === pathname)
  return (
    <nav className="phone-bar" aria-label={m.navigation.label}>
      <ul>
        <ScreenLinks to={barLength} />
        <li>
          <button type="button" onClick={onMore} aria-current={isInBar ? undefined : 'true'}>
            <Icon name="more" />
            {m.navigation.more}
            <Unread count={unread} />
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

/** A new screen takes the focus, so that a screen reader reads it from its beginning. */
function useFocusOnScreen(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    // A new record gets its address with its first save: the screen stays the same.
    const isSaved = last.current.startsWith('/entries/new-') && pathname.startsWith('/entries/')
    last.current = pathname
    if (!isSaved) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

function useSearchKey(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onPress])
}
