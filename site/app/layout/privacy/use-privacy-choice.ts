import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Purpose } from '../../device/measurement.ts'
import { formatChoice, parseChoice, type PrivacyChoice, privacyKey } from '../../device/privacy-choice.ts'

export interface PrivacyState {
  readonly choice: PrivacyChoice
  /** Why nobody is asked and nothing is measured: the browser has said no for its owner, or cannot remember. */
  readonly obstacle?: 'signal' | 'storage' | undefined
  readonly decide: (agreed: readonly Purpose[]) => void
}

/** The visitor's choice as the device keeps it, the same in all tabs at once. */
export function usePrivacyChoice(purposes: readonly Purpose[]): PrivacyState {
  const stored = useSyncExternalStore(subscribe, readStored)
  const choice = useMemo(() => currentChoice(stored), [stored])
  const decide = useCallback(
    (agreed: readonly Purpose[]) => {
      writeStored(formatChoice(purposes, agreed, parseChoice(readStored(), Date.now()), Date.now()))
    },
    [purposes],
  )
  return { choice, obstacle: obstacle(), decide }
}

/** The choice at this moment: a withdrawal in another tab counts at once. */
export function currentChoice(stored = readStored()): PrivacyChoice {
  return obstacle() === undefined ? parseChoice(stored, Date.now()) : {}
}

/** Withdraws an agreement that the browser's own setting has overtaken. */
export function withdrawIfRefused(purposes: readonly Purpose[]): void {
  if (obstacle() !== 'signal' || readStored() === null) return
  writeStored(formatChoice(purposes, [], {}, Date.now()))
}

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

function obstacle(): PrivacyState['obstacle'] {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return 'signal'
  return canStore() ? undefined : 'storage'
}

const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** Browsers can be told to keep nothing: then every use throws. */
function canStore(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}

function readStored(): string | null {
  return canStore() ? localStorage.getItem(privacyKey) : null
}

function writeStored(text: string): void {
  try {
    localStorage.setItem(privacyKey, text)
  } catch {
    // A device that is full remembers no choice, and without one nothing is measured.
  }
  for (const changed of listeners) changed()
}
