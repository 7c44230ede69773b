import { useState } from 'react'

/** The keys of a list's items, which have no stable name while they are edited. */
export interface ItemKeys {
  readonly items: readonly unknown[]
  readonly keys: readonly number[]
  /** Keys from here on belong to items that were added since. */
  readonly firstAdded: number
  readonly next: number
}

export function firstKeys(items: readonly unknown[]): ItemKeys {
  return { items, keys: [...items.keys()], firstAdded: items.length, next: items.length }
}

/** An item that was moved keeps its key, as does one that was edited where it stands. */
export function nextKeys(before: ItemKeys, items: readonly unknown[]): ItemKeys {
  let { next } = before
  const isEdit = items.length === before.items.length
  const keys = items.map((item, index) => {
    const place = before.items.indexOf(item)
    const known = place === -1 && isEdit ? index : place
    return before.keys[known] ?? next++
  })
  return { ...before, items, keys, next }
}

/** The keys of the items in the form. */
export function useItemKeys(items: readonly unknown[]): ItemKeys {
  const [known, setKnown] = useState(() => firstKeys(items))
  if (known.items === items) return known
  const keys = nextKeys(known, items)
  setKnown(keys)
  return keys
}
