import { some } from './some.ts'

export const undoEn = {
  title: (count: number) => `${some(count, 'entry was', 'entries were')} not taken back`,
  intro: (taken: number) =>
    (taken === 0 ? '' : `${some(taken, 'entry is', 'entries are')} as before. `) +
    'Choose for each of these what it is to be. Nothing is lost: the history keeps everything, and this can be undone too.',
  since: (by: string | null, moment: string) => `${by ?? 'A program'} has changed it since · ${moment}`,
  undone: 'This is what would be undone:',
  states: {
    none: 'Not there yet',
    draft: 'Not on the site',
    scheduled: 'Scheduled',
    live: 'Live',
    bin: 'In the bin',
  },
  address: 'Address',
  plans: 'Planned since',
  cancelled: 'Cancelled',
  choices: { keep: 'Keep it as it is now', 'take-back': 'Take it back all the same' },
  keepAll: 'Keep all as they are now',
  takeBackAll: 'Take all back',
  apply: (count: number) => (count === 0 ? 'Do this' : `Do this for ${count}`),
  forbidden: 'You may not publish this. Somebody else of your team can undo it.',
  addressTaken: (slug: string) =>
    `Its former address “${slug}” belongs to another entry now. Change that one first.`,
  faults: 'Visitors could not get it as it was:',
}
