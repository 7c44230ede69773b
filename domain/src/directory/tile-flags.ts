import type { StoreListing } from '../mall/store.ts'

/** What a store's tile can say beside the name, the most urgent first. */
export type TileFlag =
  | 'temporarily-closed'
  | 'new'
  | 'coming-soon'
  | 'relocated'
  | 'promotion'
  | 'event'
  | 'job'

/** The part of a store that flags are made of. */
export type Flaggable = Pick<
  StoreListing,
  | 'isTemporarilyClosed'
  | 'isNew'
  | 'isComingSoon'
  | 'isRelocated'
  | 'activePromotions'
  | 'activeEvents'
  | 'activeJobs'
>

/** The flags, most urgent first. */
export const allFlags: readonly TileFlag[] = [
  'temporarily-closed',
  'new',
  'coming-soon',
  'relocated',
  'promotion',
  'event',
  'job',
]

/** The one flag a tile shows, the most urgent that holds; none where nothing does. Tags are not among them. */
export function tileFlags(store: Flaggable): readonly TileFlag[] {
  return allFlags.filter((flag) => hasFlag(store, flag)).slice(0, 1)
}

/** Whether a flag holds for a store, also where its tile shows a more urgent one. */
export function hasFlag(store: Flaggable, flag: TileFlag): boolean {
  return holds[flag](store)
}

const holds: Readonly<Record<TileFlag, (store: Flaggable) => boolean>> = {
  'temporarily-closed': (store) => store.isTemporarilyClosed,
  new: (store) => store.isNew,
  'coming-soon': (store) => store.isComingSoon,
  relocated: (store) => store.isRelocated,
  promotion: (store) => store.activePromotions > 0,
  event: (store) => store.activeEvents > 0,
  job: (store) => store.activeJobs > 0,
}
