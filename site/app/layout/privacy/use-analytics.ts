import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { loggedInCookie } from '../../device/favorites.ts'
import { measurePath, type Purpose, type Report } from '../../device/measurement.ts'
import type { PrivacyChoice } from '../../device/privacy-choice.ts'
import { watchWebVitals } from './watch-web-vitals.ts'
import { currentChoice } from './use-privacy-choice.ts'

/** Reports analytics events for the agreed purposes. */
export function useAnalytics(choice: PrivacyChoice): void {
  usePageViews(choice)
  useSearches(choice)
  useLogin(choice)
  useWebVitals(choice)
  const measures = Object.values(choice).some(Boolean)
  useEffect(() => {
    if (!measures) return
    document.addEventListener('click', reportClick)
    return () => document.removeEventListener('click', reportClick)
  }, [measures])
}

/** Reports each page once per purpose, including the page on which the visitor agrees. */
function usePageViews(choice: PrivacyChoice): void {
  const { pathname } = useLocation()
  const counted = useRef<Partial<Record<Purpose, string>>>({})
  useEffect(() => {
    const due = purposesOf(choice).filter((purpose) => counted.current[purpose] !== pathname)
    const isFirst = Object.keys(counted.current).length === 0
    for (const purpose of due) counted.current[purpose] = pathname
    report({ kind: 'page', path: pathname, ...(isFirst && referrer()) }, due)
  }, [choice, pathname])
}

/** Reports a search and its number of results, never its text. */
function useSearches(choice: PrivacyChoice): void {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search).get('searchQuery') ?? ''
  useEffect(() => {
    const results = document.querySelector<HTMLElement>('[data-results]')?.dataset['results']
    if (query === '' || results === undefined) return
    report({ kind: 'search', path: pathname, results: Number(results) })
  }, [choice, pathname, query])
}

/** Reports each login once; the server gets the identity from the platform. */
function useLogin({ marketing }: PrivacyChoice): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!marketing) return
    const isLoggedIn = new RegExp(`(?:^|; )${loggedInCookie}=`).test(document.cookie)
    if (isNewLogin(isLoggedIn ? marketing : '')) report({ kind: 'login', path: pathname }, ['marketing'])
  }, [marketing, pathname])
}

/** Reports web vitals when the visitor leaves. */
function useWebVitals({ statistics }: PrivacyChoice): void {
  const screen = useMatches().at(-1)?.id.replace(/^\w+:/, '') ?? ''
  // Vitals belong to the first screen of the document.
  const opened = useRef(screen)
  useEffect(() => {
    if (!statistics) return
    return watchWebVitals((vitals) =>
      report({ kind: 'vitals', screen: opened.current, ...vitals }, ['statistics']),
    )
  }, [statistics])
}

/** Local storage key: the random id of the last reported login; empty while logged out. */
const identifiedKey = 'identified'

function isNewLogin(number: string): boolean {
  try {
    if ((localStorage.getItem(identifiedKey) ?? '') === number) return false
    localStorage.setItem(identifiedKey, number)
    return number !== ''
  } catch {
    // With full storage it would be reported on every page.
    return false
  }
}

function reportClick({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null
  if (pressed === null) return
  const path = window.location.pathname
  if (pressed.closest('[data-share]') !== null) report({ kind: 'share', path, way: shareMethod(pressed) })
  else if (pressed instanceof HTMLAnchorElement && isElsewhere(pressed)) {
    report({ kind: 'outbound', path, to: pressed.origin + pressed.pathname })
  }
}

function shareMethod(pressed: HTMLElement): string {
  if (pressed instanceof HTMLAnchorElement) return pressed.hostname || 'email'
  return pressed.dataset['way'] ?? 'copy'
}

function isElsewhere({ protocol, origin }: HTMLAnchorElement): boolean {
  return protocol.startsWith('http') && origin !== window.location.origin
}

function referrer(): { referrer?: string } {
  const from = URL.parse(document.referrer)?.origin
  return from === undefined || from === window.location.origin ? {} : { referrer: from }
}

function purposesOf(choice: PrivacyChoice): Purpose[] {
  return (['statistics', 'marketing'] as const).filter((purpose) => choice[purpose])
}

/** Reads the choice again, since another tab may have changed it. */
function report(event: Report['event'], among?: readonly Purpose[]): void {
  const choice = currentChoice()
  const numbers = purposesOf(choice)
    .filter((purpose) => among?.includes(purpose) ?? true)
    .map((purpose) => [purpose, choice[purpose]])
  if (numbers.length === 0) return
  const sent: Report = { visitor: Object.fromEntries(numbers), event }
  navigator.sendBeacon(measurePath, new Blob([JSON.stringify(sent)], { type: 'application/json' }))
}
