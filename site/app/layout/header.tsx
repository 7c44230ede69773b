import { localePath } from '@promenade/domain/locale/locale-path'
import { memo, useEffect, useId, useRef } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import { HoursBadge } from '../ui/hours-badge/hours-badge.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { LayoutData } from './layout-data.server.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { AccountLink } from './account-link.tsx'
import { FavoritesLink } from './favorites-link.tsx'
import styles from './header.module.css'
import { navigation, type NavigationGroup } from './navigation.ts'
import { useMarkScrolled } from './mark-scrolled.ts'
import { useFollowLinks, usePointedAt } from './page-change/plain-links.ts'
import { SearchButton } from './search/search-button.tsx'
import type { SearchOverlayState } from './search/use-search-overlay.ts'

interface HeaderProps {
  data: LayoutData
  pathname: string
  search: SearchOverlayState
}

/** The sign, the hours, the language and the whole navigation; a panel of its own on small screens. */
export const Header = memo(function Header({ data, pathname, search }: HeaderProps) {
  const messages = useMessages()
  const header = useMarkScrolled()
  const home = localePath('/', data.locale)
  // The open search has an entry of its own in the history, which a link leads away from for good.
  const follow = useFollowLinks(search.isOpen ? () => ({ replace: true }) : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are pressed
    <header className={styles.header} ref={header} onClick={follow}>
      <div className={styles.strip}>
        <div className={styles.inner}>
          <a className={styles.hours} href={localePath('/hours', data.locale)}>
            <HoursBadge lines={data.hours} />
          </a>
          <div className={styles.choices}>
            {!data.withoutAccounts && <AccountLink className={styles.account} locale={data.locale} />}
            <LanguageSwitch locale={data.locale} replace={search.isOpen} />
          </div>
        </div>
      </div>
      <div className={styles.inner}>
        <a className={styles.sign} href={home} aria-label={messages.site.home(data.mall)}>
          {data.mall}
        </a>
        <MainNavigation data={data} pathname={pathname} />
        <SearchButton locale={data.locale} search={search} />
        <FavoritesLink locale={data.locale} />
      </div>
    </header>
  )
})

function MainNavigation({ data, pathname }: { data: LayoutData; pathname: string }) {
  const messages = useMessages()
  const panel = useRef<HTMLElement>(null)
  const { page, pointing } = usePointedAt()
  useClosedOnNavigation(panel)
  return (
    <>
      <button className={styles.menuButton} type="button" popoverTarget="main-menu">
        <Icon name="menu" />
        <span className={styles.menuWord}>{messages.site.menu}</span>
      </button>
      {/* A popover on small screens, plain navigation on wide ones: both work before any script does. */}
      <nav
        className={styles.nav}
        id="main-menu"
        popover="auto"
        ref={panel}
        aria-label={messages.site.mainNavigation}
        {...pointing}
      >
        <button
          className={styles.closeButton}
          type="button"
          popoverTarget="main-menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          {messages.site.closeMenu}
        </button>
        <ul className={styles.groups}>
          {navigation(messages, data.missingPages).map((group, index, groups) => (
            <Group
              key={group.text}
              group={group}
              data={data}
              pathname={pathname}
              owner={index === groups.length - 1 ? data.owner : undefined}
            />
          ))}
        </ul>
        {!data.withoutAccounts && <AccountLink className={styles.panelAccount} locale={data.locale} />}
      </nav>
      {page && <PrefetchPageLinks page={page} />}
    </>
  )
}

interface GroupProps {
  group: NavigationGroup
  data: LayoutData
  pathname: string
  owner: LayoutData['owner']
}

function Group({ group, data, pathname, owner }: GroupProps) {
  const messages = useMessages()
  const id = useId()
  if (group.path !== undefined) {
    const href = localePath(group.path, data.locale)
    const isCurrent = pathname === href || pathname.startsWith(`${href}/`)
    return (
      <li className={styles.group}>
        <a className={styles.single} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {group.text}
        </a>
      </li>
    )
  }
  return (
    <li className={styles.group}>
      <details className={styles.details} name="main-menu-group">
        <summary className={styles.summary} id={id}>
          {group.text}
          <Icon name="chevron" />
        </summary>
        <ul className={styles.submenu} aria-labelledby={id}>
          {group.items.map(({ text, path }) => {
            const href = localePath(path, data.locale)
            return (
              <li key={path}>
                <a className={styles.item} href={href} aria-current={pathname === href ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            )
          })}
          {owner && (
            <li>
              <a className={styles.item} href={owner.url} target="_blank" rel="noopener">
                {owner.name}
                <Icon name="outside" />
                <span className={styles.hidden}> ({messages.site.newTab})</span>
              </a>
            </li>
          )}
        </ul>
      </details>
    </li>
  )
}

/** Closes what is open when the page changes, on Escape, and on a press elsewhere. */
function useClosedOnNavigation(panel: React.RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    const nav = panel.current
    // What a visitor opened before React woke stays open.
    if (nav === null || shown.current === key) return
    shown.current = key
    closeGroups(nav)
    if (nav.matches(':popover-open')) nav.hidePopover()
  }, [panel, key])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const open = panel.current?.querySelector<HTMLElement>('details[open] > summary')
      if (event.key !== 'Escape' || !open || !panel.current) return
      closeGroups(panel.current)
      open.focus()
    }
    const closeOutside = (event: Event) => {
      const nav = panel.current
      if (nav && event.target instanceof Node && !nav.contains(event.target)) closeGroups(nav)
    }
    document.addEventListener('focusin', closeBehindFocus)
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('focusin', closeBehindFocus)
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [panel])
}

/** Whoever goes on by keyboard from an open panel would not see where they are. */
function closeBehindFocus({ target }: FocusEvent) {
  const panel = document.querySelector<HTMLElement>('[popover="auto"]:popover-open')
  if (panel === null || !(target instanceof Element) || panel.contains(target)) return
  // The button of the panel has the focus when it is pressed, and closes it by itself.
  if (target.matches(':focus-visible')) panel.hidePopover()
}

function closeGroups(nav: HTMLElement) {
  for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[open]')) group.open = false
}
