import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Purpose } from '../../device/measurement.ts'
import { hasPrivacySignal } from '../../device/privacy-signal.ts'
import { formatChoice, parseChoice, type PrivacyChoice, privacyKey } from '../../device/privacy-choice.ts'

export interface PrivacyState {
  readonly choice: PrivacyChoice
  /** Why there is no banner and no analytics: the browser's privacy signal, or no storage. */
  readonly disabledBy?: 'signal' | 'storage' | undefined
  readonly decide: (agreed: readonly Purpose[]) => void
}

/** The stored choice, in sync across tabs. */
export function usePrivacyChoice(purposes: readonly Purpose[]): PrivacyState {
  const stored = useSyncExternalStore(subscribe, readStored)
  const choice = useMemo(() => currentChoice(stored), [stored])
  const decide = useCallback(
    (agreed: readonly Purpose[]) => {
      writeStored(formatChoice(purposes, agreed, parseChoice(readStored(), Date.now()), Date.now()))
    },
    [purposes],
  )
  return { choice, disabledBy: findDisabler(), decide }
}

/** The current choice: a withdrawal in another tab counts at once. */
export function currentChoice(stored = readStored()): PrivacyChoice {
  return findDisabler() === undefined ? parseChoice(stored, Date.now()) : {}
}

/** Withdraws consent if the browser's setting now refuses. */
export function withdrawIfRefused(purposes: readonly Purpose[]): void {
  if (findDisabler() !== 'signal' || readStored() === null) return
  writeStored(formatChoice(purposes, [], {}, Date.now()))
}

function findDisabler(): PrivacyState['disabledBy'] {
  if (hasPrivacySignal()) return 'signal'
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

/** Access throws if storage is disabled. */
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
    // With full storage no choice is stored, so nothing is measured.
  }
  for (const changed of listeners) changed()
}
