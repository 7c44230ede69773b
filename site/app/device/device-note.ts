import { useSyncExternalStore } from 'react'

/**
 * Keys in local storage: the slug of the place where the visitor's car is parked, and of where they last started; the search
 * part of the plan of their visit.
 */
type NoteKey = 'my_car' | 'map_start' | 'visit_plan'

const changed = 'promenade:map-note'

/** What is noted; undefined on the server, and without local storage. */
export function useDeviceNote(key: NoteKey): string | undefined {
  return useSyncExternalStore(
    follow,
    () => readNote(key),
    () => undefined,
  )
}

/** Notes it on this device, or forgets it. */
export function noteOnDevice(key: NoteKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // No local storage: it is in the address only.
  }
  window.dispatchEvent(new Event(changed))
}

export function readNote(key: NoteKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function follow(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
