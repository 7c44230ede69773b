import { useEffect } from 'react'

/** The line that the worker added to a cached page; React does not render it. */
function findOfflineLine(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-cached]')
}

/** True for a page from the worker's cache. */
export function isCachedPage(pathname: string): boolean {
  return findOfflineLine()?.dataset['cached'] === pathname
}

/** Announces the line, removes it with its page, and reloads the page when the network is back. */
export function useOfflineLine(pathname: string): void {
  useEffect(() => {
    const line = findOfflineLine()
    if (line === null) return
    // Another page has data from the network, or is a document with a line of its own.
    if (line.dataset['cached'] !== pathname) return line.remove()
    announce(line)
    return markLiveHours(line)
  }, [pathname])

  useEffect(() => {
    window.addEventListener('online', reloadUnlessUsed)
    return () => window.removeEventListener('online', reloadUnlessUsed)
  }, [])
}

/** Screen readers announce changes of a live region, not its first content. */
function announce(line: HTMLElement): void {
  const sentence = line.querySelector('[role="status"]')
  sentence?.replaceChildren(sentence.textContent)
}

/** Milliseconds for which a rendered page knows the coming opening and closing times: two days. */
const knownMs = 2 * 24 * 60 * 60_000

/** Marks the hours on the page as computed from the clock, for as long as they are known. */
function markLiveHours(line: HTMLElement): (() => void) | undefined {
  const left = Number(line.dataset['at']) + knownMs - Date.now()
  if (!(left > 0)) return undefined
  line.dataset['counts'] = ''
  const timer = setTimeout(() => line.removeAttribute('data-counts'), left)
  return () => clearTimeout(timer)
}

/** A page in use is not reloaded; its line has a link for that. */
function reloadUnlessUsed(): void {
  const isUntouched = 'userActivation' in navigator && !navigator.userActivation.hasBeenActive
  if (findOfflineLine() !== null && isUntouched) window.location.reload()
}
