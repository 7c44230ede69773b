import { useSyncExternalStore } from 'react'

/** On the device alone: the place where the visitor's car stands. */
const key = 'my_car'
const changed = 'promenade:my-car'

/** The place that the visitor has noted for their car; nothing where the device keeps nothing. */
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
    // A device that keeps nothing: the place in the address is all there is.
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
