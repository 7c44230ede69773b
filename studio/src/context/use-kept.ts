import { isGroup } from '@promenade/domain/studio/document'
import { useState } from 'react'

/** Fields of a form, as they were typed. */
export type Typed = Readonly<Record<string, string>>

interface Kept {
  readonly fields: Typed
  /** What was typed and is not sent; undefined: nothing. */
  readonly typed: Typed | undefined
  readonly change: (fields: Typed) => void
  readonly forget: () => void
}

/** What is typed in a form stays on this device until it is sent. */
export function useKept(key: string, initial: Typed): Kept {
  const [kept, setKept] = useState(() => parseTyped(localStorage.getItem(key)))
  return {
    fields: { ...initial, ...kept },
    typed: kept,
    change(fields) {
      const next = { ...kept, ...fields }
      setKept(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // The device has no room: it stays in the page.
      }
    },
    forget() {
      localStorage.removeItem(key)
      setKept(undefined)
    },
  }
}

function parseTyped(text: string | null): Typed | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text)
    if (!isGroup(value)) return undefined
    return Object.fromEntries(Object.entries(value).map(([name, typed]) => [name, String(typed)]))
  } catch {
    return undefined
  }
}
