import type { StudioScreen } from '@promenade/contract/kinds/kind'
import { type EntryKind, entryKinds, kindOf } from '@promenade/contract/kinds/kinds'
import { lastFilters } from '../../entries/filter-rows.ts'

/** The kinds that a screen lists. */
export function kindsOn(screen: StudioScreen): readonly EntryKind[] {
  return entryKinds.filter((kind) => kindOf(kind).screen === screen)
}

/** The address of the list of this kind, with its last filters. */
export function listAddress(kind: EntryKind): string {
  const path = listPath(kind)
  return path + lastFilters(path)
}

/** The screen that lists records of this kind. */
export function listPath(kind: EntryKind): StudioScreen {
  return kindOf(kind).screen
}
