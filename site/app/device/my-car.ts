import { useSyncExternalStore } from 'react'

/** Key in local storage: the slug of the place where the visitor's car is parked. */
const key = 'my_car'
const changed = 'promenade:my-car'

/** The place where the visitor parked; undefined without local storage. */
export function useMyCar(): {
  readonly car: string | undefined
  readonly note: (place: string | undefined) => void
} {
  const car = useSyncExternalStore(follow, read, () => undefined)
  return { car, note }
}

function note(place: string | undefined): void {
  try {
    if (place === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, place)
  } catch {
    // No local storage: the place is in the address only.
  }
  window.dispatchEvent(new Event(changed))
}

function read(): string | undefined {
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
