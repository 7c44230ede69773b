import { some } from './some.ts'

/** The words of a new map, which are loaded with its screen. */
export const newMapEn = {
  title: 'A new map',
  intro:
    'Choose the file from the people who draw the map: an IMDF archive, a zip. It is compared with the present map; nothing changes before you take it over.',
  choose: 'Choose the file …',
  another: 'Choose another file …',
  checking: 'Comparing. This can take a minute.',
  same: 'This is the map that is there already.',
  nothing: 'Nothing that you would notice changes.',
  faults: 'It cannot be taken over. Send this to the people who draw the map:',
  notes: (count: number) => `For the people who draw the map: ${some(count, 'remark', 'remarks')}`,
  more: (count: number) => `and ${count} more`,
  losses: 'What gets lost',
  changes: 'What changes',
  reach: 'What visitors cannot get to',
  lost: (count: number) => `${some(count, 'store is', 'stores are')} no longer on the map`,
  closures: (count: number) =>
    `${some(count, 'closed place is', 'closed places are')} no longer on the map: visitors still read of it in the list of places`,
  levelsGone: (count: number) => some(count, 'level is gone', 'levels are gone'),
  unitsGone: (count: number) => some(count, 'unit is gone', 'units are gone'),
  moved: (count: number) => `${some(count, 'store is', 'stores are')} in another unit`,
  found: (count: number) => `${some(count, 'store is', 'stores are')} on the map for the first time`,
  levelsAdded: (count: number) => some(count, 'new level', 'new levels'),
  levelsRenamed: (count: number) => some(count, 'level has', 'levels have') + ' another name',
  unitsAdded: (count: number) => some(count, 'new unit', 'new units'),
  unitsRenamed: (count: number) => some(count, 'unit has', 'units have') + ' another name',
  unitsMoved: (count: number) => `${some(count, 'unit is', 'units are')} elsewhere by more than 1 m`,
  free: (count: number) => some(count, 'unit becomes free', 'units become free'),
  twice: (count: number) => some(count, 'unit gets', 'units get') + ' several stores',
  unreachable: (count: number) => `No route leads to ${some(count, 'place', 'places')}`,
  withSteps: (count: number) => `Only steps lead to ${some(count, 'place', 'places')}`,
  renamed: (from: string, to: string) => `${from}, now ${to}`,
  fromTo: (store: string, from: string | null, to: string | null) =>
    `${store}: ${from ?? 'without a number'}, now ${to ?? 'without a number'}`,
  elsewhere: (unit: string, metres: number, level: string | undefined) =>
    level === undefined ? `${unit}: ${metres} m` : `${unit}: on ${level}`,
  plans: 'Both plans',
  present: 'As it is',
  coming: 'As it would be',
  noLevel: 'Without this level.',
  take: 'Take it over …',
  takeNow: 'Take it over',
  confirm: 'Take the new map over?',
  noLosses: 'No store, unit or level gets lost.',
  help: 'Visitors see it at once. Undo brings the map back that is there now; the last three are kept for that.',
  author: 'An editor can take it over.',
  taken: 'Visitors see the new map.',
  problems: {
    noZip: 'This file is no zip with a map that can be read.',
    tooLarge: 'This file is too large: at most 25 MB.',
    changed: 'Somebody has taken over another map since. Choose the file again.',
  },
}

export type NewMapWords = typeof newMapEn
