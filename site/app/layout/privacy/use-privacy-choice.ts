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
  const kept = useSyncExternalStore(subscribe, readKept)
  const choice = useMemo(() => presentChoice(kept), [kept])
  const decide = useCallback(
    (agreed: readonly Purpose[]) => {
      writeKept(formatChoice(purposes, agreed, parseChoice(readKept(), Date.now()), Date.now()))
    },
    [purposes],
  )
  return { choice, obstacle: obstacle(), decide }
}

/** The choice at this moment: a withdrawal in another tab counts at once. */
export function presentChoice(kept = readKept()): PrivacyChoice {
  return obstacle() === undefined ? parseChoice(kept, Date.now()) : {}
}

/** Withdraws an agreement that the browser's own setting has overtaken. */
export function forgetWhereRefused(purposes: readonly Purpose[]): void {
  if (obstacle() !== 'signal' || readKept() === null) return
  writeKept(formatChoice(purposes, [], {}, Date.now()))
}

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

function obstacle(): PrivacyState['obstacle'] {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return 'signal'
  return canRemember() ? undefined : 'storage'
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
function canRemember(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}

function readKept(): string | null {
  return canRemember() ? localStorage.getItem(privacyKey) : null
}

function writeKept(text: string): void {
  try {
    localStorage.setItem(privacyKey, text)
  } catch {
    // A device that is full remembers no choice, and without one nothing is measured.
  }
  for (const changed of listeners) changed()
}
