import { useSyncExternalStore } from 'react'

/** The header is «scrolled» as soon as the page is not at its very top (specification §2). */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false)
}

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

function isScrolled(): boolean {
  return window.scrollY > 0
}
