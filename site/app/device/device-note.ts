import { useSyncExternalStore } from 'react'

/** Keys in local storage, each with the slug of a place: where the visitor's car is parked, and where they last started. */
type NoteKey = 'my_car' | 'map_start'

const changed = 'promenade:map-note'

/** The noted place; undefined on the server, and without local storage. */
export function useDeviceNote(key: NoteKey): string | undefined {
  return useSyncExternalStore(
    follow,
    () => read(key),
    () => undefined,
  )
}

/** Notes a place on this device, or forgets it. */
export function noteOnDevice(key: NoteKey, place: string | undefined): void {
  try {
    if (place === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, place)
  } catch {
    // No local storage: the place is in the address only.
  }
  window.dispatchEvent(new Event(changed))
}

function read(key: NoteKey): string | undefined {
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
