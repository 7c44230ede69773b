import { useEffect } from 'react'

/** The line that the worker has written into a page it kept; React does not know of it. */
function findOfflineLine(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-kept]')
}

/** True for a page that came from the device, not from the network. */
export function isKeptPage(pathname: string): boolean {
  return findOfflineLine()?.dataset['kept'] === pathname
}

/** Says the line aloud, takes it away with the page it belongs to, and asks for a new page when the network is back. */
export function useOfflineLine(pathname: string): void {
  useEffect(() => {
    const line = findOfflineLine()
    if (line === null) return
    // Data of another page come from the network, or the browser goes to it as a document with a line of its own.
    if (line.dataset['kept'] !== pathname) return line.remove()
    announce(line)
    return countHours(line)
  }, [pathname])

  useEffect(() => {
    window.addEventListener('online', renew)
    return () => window.removeEventListener('online', renew)
  }, [])
}

/** What is in a live region from the beginning is not said: it has to come anew. */
function announce(line: HTMLElement): void {
  const sentence = line.querySelector('[role="status"]')
  sentence?.replaceChildren(sentence.textContent)
}

/** For how long after it was made a page knows when it opens and closes, in milliseconds: two days. */
const knownHours = 2 * 24 * 60 * 60_000

/** From now on what is said of being open is worked out from the clock, until the page knows no further. */
function countHours(line: HTMLElement): (() => void) | undefined {
  const left = Number(line.dataset['at']) + knownHours - Date.now()
  if (!(left > 0)) return undefined
  line.dataset['counts'] = ''
  const timer = setTimeout(() => line.removeAttribute('data-counts'), left)
  return () => clearTimeout(timer)
}

/** Under somebody's hands a page stays; the line has a link for them. */
function renew(): void {
  const isUntouched = 'userActivation' in navigator && !navigator.userActivation.hasBeenActive
  if (findOfflineLine() !== null && isUntouched) window.location.reload()
}
