export type Scheme = 'light' | 'dark'

const storageKey = 'studio-scheme'

/** The colour scheme chosen on this device; undefined follows the system. */
export function readScheme(): Scheme | undefined {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

export function setScheme(scheme: Scheme | undefined): void {
  if (scheme === undefined) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, scheme)
  showScheme()
}

export function showScheme(): void {
  const scheme = readScheme()
  if (scheme === undefined) delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}
