import type { StoreListing } from '../mall/store.ts'

/** The labels that a store's tile can show beside its name. */
export type TileFlag = keyof typeof flags

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

interface Flag {
  readonly isShown: (store: Flaggable) => boolean
  /** Not in the colour of news. */
  readonly isQuiet: boolean
}

/** The most urgent first. */
const flags = {
  'temporarily-closed': { isShown: (store) => store.isTemporarilyClosed, isQuiet: true },
  new: { isShown: (store) => store.isNew, isQuiet: false },
  'coming-soon': { isShown: (store) => store.isComingSoon, isQuiet: true },
  relocated: { isShown: (store) => store.isRelocated, isQuiet: false },
  promotion: { isShown: (store) => store.activePromotions > 0, isQuiet: true },
  event: { isShown: (store) => store.activeEvents > 0, isQuiet: true },
  job: { isShown: (store) => store.activeJobs > 0, isQuiet: true },
} as const satisfies Readonly<Record<string, Flag>>

/** The most urgent flag of a store; undefined without any. Tags are not flags. */
export function tileFlag(store: Flaggable): TileFlag | undefined {
  return Object.keys(flags)
    .filter(isTileFlag)
    .find((flag) => flags[flag].isShown(store))
}

/** True for a flag that is no news. */
export function isQuietFlag(flag: TileFlag): boolean {
  return flags[flag].isQuiet
}

function isTileFlag(name: string): name is TileFlag {
  return Object.hasOwn(flags, name)
}
