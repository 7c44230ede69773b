import type { EntryDocument } from '../documents/entry-document.ts'
import type { MapContent } from '../import/check-map.ts'

/** Something to do before a mall is opened to the public. */
export interface Finding {
  /** False for a mere warning. */
  readonly isBlocking: boolean
  /** A record by kind and slug, such as `store/ixtle`, a part of the map, or a setting. */
  readonly place: string
  readonly message: string
}

/** The content of a mall before its opening, from a folder or from the published documents of a database. */
export interface CheckedMall {
  readonly documents: readonly EntryDocument[]
  readonly map: MapContent | undefined
}

export function blocker(place: string, message: string): Finding {
  return { isBlocking: true, place, message }
}

export function warning(place: string, message: string): Finding {
  return { isBlocking: false, place, message }
}
