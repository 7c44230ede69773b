import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import type { LayoutData } from './layout-data.server.ts'
import primitives from '../theme/primitives.module.css'
import screenReader from '../components/screen-reader/screen-reader.module.css'
import styles from './main-navigation.module.css'
import { navigation, type NavigationGroup } from './navigation.ts'
import { usePointedAt } from './page-change/plain-links.ts'
import { PrefetchedPage } from './page-change/prefetched-page.tsx'

interface MainNavigationProps {
  data: LayoutData
  pathname: string
}

/** The main menu: a popover on small screens, a row on wide ones; both work without script. */
export function MainNavigation({ data, pathname }: MainNavigationProps) {
  const { messages } = useLanguage()
  const panel = useRef<HTMLElement>(null)
  const { page, pointing } = usePointedAt()
  useClosedOnNavigation(panel)
  return (
    <>
      <button
        className={`${primitives.line} ${primitives.tool} ${primitives.accentOnHover} ${styles.menuButton}`}
        type="button"
        popoverTarget="main-menu"
      >
        <Icon name="menu" />
        <span className={`${screenReader.only} ${styles.menuLabel}`}>{messages.site.menu}</span>
      </button>
      <nav
        className={styles.nav}
        id="main-menu"
        popover="auto"
        ref={panel}
        aria-label={messages.site.mainNavigation}
        {...pointing}
      >
        <button
          className={`${primitives.line} ${primitives.tool} ${primitives.accentOnHover} ${styles.closeButton}`}
          type="button"
          popoverTarget="main-menu"
          popoverTargetAction="hide"
          // The browser focuses this button on opening, because the panel covers the opening button.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        >
          <Icon name="close" />
          {messages.site.closeMenu}
        </button>
        <ul className={styles.groups} lang={messages.nav.lang}>
          {navigation(messages, data.missingPages).map((group, index, groups) => (
            <Group
              key={group.text}
              group={group}
              pathname={pathname}
              owner={index === groups.length - 1 ? data.owner : undefined}
            />
          ))}
        </ul>
      </nav>
      {page && <PrefetchedPage page={page} />}
    </>
  )
}

interface GroupProps {
  group: NavigationGroup
  pathname: string
  owner: LayoutData['owner']
}

function Group({ group, pathname, owner }: GroupProps) {
  const { messages, href } = useLanguage()
  const id = useId()
  if (group.path !== undefined) {
    const address = href(group.path)
    const isCurrent = pathname === address || pathname.startsWith(`${address}/`)
    return (
      <li className={styles.group}>
        <a
          className={`${primitives.line} ${primitives.accentOnHover} ${styles.single}`}
          href={address}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {group.text}
        </a>
      </li>
    )
  }
  return (
    <li className={styles.group}>
      <details className={styles.details} name="main-menu-group">
        <summary
          className={`${primitives.line} ${primitives.summary} ${primitives.accentOnHover} ${styles.summary}`}
          id={id}
        >
          {group.text}
          <Icon name="chevron" />
        </summary>
        <ul className={styles.submenu} aria-labelledby={id}>
          {group.items.map(({ text, path }) => {
            const address = href(path)
            return (
              <li key={path}>
                <a
                  className={`${primitives.line} ${styles.item}`}
                  href={address}
                  aria-current={pathname === address ? 'page' : undefined}
                >
                  {text}
                </a>
              </li>
            )
          })}
          {owner && (
            <li>
              <a
                className={`${primitives.line} ${styles.item}`}
                href={owner.url}
                target="_blank"
                rel="noopener"
              >
                {owner.name}
                <Icon name="outside" />
                <span className={screenReader.only}> ({messages.site.newTab})</span>
              </a>
            </li>
          )}
        </ul>
      </details>
    </li>
  )
}

/** Closes open menus on navigation, Escape and outside clicks. */
function useClosedOnNavigation(panel: React.RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    const nav = panel.current
    // Menus opened before hydration stay open.
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
    const ended = new AbortController()
    document.addEventListener('focusin', closeBehindFocus, ended)
    document.addEventListener('keydown', closeOnEscape, ended)
    document.addEventListener('pointerdown', closeOutside, ended)
    document.addEventListener('focusin', closeOutside, ended)
    return () => ended.abort()
  }, [panel])
}

/** Closes the panel when the keyboard focus leaves it, because it would cover the focused element. */
function closeBehindFocus({ target }: FocusEvent) {
  const panel = document.querySelector<HTMLElement>('[popover="auto"]:popover-open')
  if (panel === null || !(target instanceof Element) || panel.contains(target)) return
  // The panel's button closes it by itself.
  if (target.matches(':focus-visible')) panel.hidePopover()
}

function closeGroups(nav: HTMLElement) {
  for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[open]')) group.open = false
}
