import type { StoreListing } from '../mall/store.ts'

/** The labels that a store's tile can show beside its name. */
export type TileFlag =
  | 'temporarily-closed'
  | 'new'
  | 'coming-soon'
  | 'relocated'
  | 'promotion'
  | 'event'
  | 'job'

/** The fields of a store that decide its flags. */
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
const allFlags: readonly TileFlag[] = [
  'temporarily-closed',
  'new',
  'coming-soon',
  'relocated',
  'promotion',
  'event',
  'job',
]

/** The most urgent flag of a store; undefined without any. Tags are not flags. */
export function tileFlag(store: Flaggable): TileFlag | undefined {
  return allFlags.find((flag) => flagRules[flag](store))
}

const flagRules: Readonly<Record<TileFlag, (store: Flaggable) => boolean>> = {
  'temporarily-closed': (store) => store.isTemporarilyClosed,
  new: (store) => store.isNew,
  'coming-soon': (store) => store.isComingSoon,
  relocated: (store) => store.isRelocated,
  promotion: (store) => store.activePromotions > 0,
  event: (store) => store.activeEvents > 0,
  job: (store) => store.activeJobs > 0,
}
