import type { FindingKind } from '@promenade/domain/studio/faults/find-faults'

/** What a sentence names, as people write it: `24 Dec`, `10:00 a.m. – 8:00 p.m.`, `Monday`. */
type Values = Readonly<Record<string, string>>

/** A heading for all findings of a rule, and a sentence about one of them. */
export type FindingWords = Readonly<
  Record<FindingKind, readonly [heading: string, sentence: (values: Values) => string]>
>

const kinds: FindingWords = {
  'template-text': [
    'Text of a template',
    ({ words }) => `“${words}” is the text of a template. Write your own.`,
  ],
  'no-hours': ['Day without hours', ({ day }) => `There are no hours for ${day}.`],
  'open-when-closed': [
    'Open when the centre is not',
    ({ date, hours, other }) => `${date}: the store says ${hours}, the centre ${other}.`,
  ],
  'event-when-closed': [
    'Event on a day when the centre is closed',
    ({ date }) => `It is held on ${date}, and the centre is closed then.`,
  ],
  'special-days-clash': [
    'Two special days on one date',
    ({ date, other }) => `${date} has other hours by “${other}”, and only those count.`,
  ],
  'hours-longer': [
    'Open longer than the centre',
    ({ day, hours, other }) => `${day}: the store says ${hours}, the centre ${other}.`,
  ],
  'feature-gone': [
    'Empty place on the home page',
    ({ other }) => `“${other}” is over or not on the site, so its place stays empty.`,
  ],
  'plan-vain': [
    'Plan outside its days',
    ({ date }) => `The plan for ${date} is outside the days it is shown on.`,
  ],
  'plan-idle': [
    'Plan without effect',
    ({ date }) => `It is to be taken off on ${date}, but is not on the site then.`,
  ],
  'plan-orphans': [
    'Its store is leaving',
    ({ date, other }) => `${other} is taken off the site on ${date}, and this stays.`,
  ],
  'off-map': ['Store that is not on the map', () => 'The map does not show this store.'],
  'unit-unknown': [
    'Unit that the map does not have',
    () => 'The map has no unit of this number: the store will not be on it.',
  ],
  'unit-shared': ['Unit with two stores', ({ other }) => `${other} has this unit too. Is it right?`],
  'unit-unlike-map': ['Unit unlike the map', ({ other }) => `On the map the store is in unit ${other}.`],
  'name-unlike-map': ['Name unlike the map', ({ other }) => `The map calls it “${other}”.`],
  'level-unlike-map': ['Level unlike the map', ({ other }) => `On the map the store is on level ${other}.`],
  'closure-over': [
    'Closure that is over',
    ({ date }) => `It was out of order until ${date}. Does it work again?`,
  ],
  'no-time': ['Event without a time', () => 'The time of day is to be shown, and there is none.'],
  'no-language': ['Not translated', () => 'It is not written yet: visitors read the other language.'],
  'same-language': ['Same text in both languages', () => 'It is word for word the English text.'],
  'no-picture': ['Without a picture', () => 'Lists show an empty place for its picture.'],
  'no-alt': ['Picture without words', () => 'Say what the picture shows, or that it is only decoration.'],
  ended: ['Ended', ({ date }) => `Its last day was ${date}. Visitors do not see it any more.`],
  'special-day-spent': ['Special day that does not come again', () => 'It has no date in the coming year.'],
  'unit-free': ['Free unit on the map', ({ unit }) => `No store has unit ${unit}.`],
}

export const findingsEn = {
  kinds,
  broken: 'Field that is not right',
  severities: {
    fault: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'}`,
    hint: (count: number) => `${count} ${count === 1 ? 'hint' : 'hints'}`,
  },
  about: 'A fault blocks publishing. A hint only warns.',
  none: 'Nothing is wrong: every text, picture, plan and hour fits.',
  nothingHere: 'Nothing of this kind.',
  severity: 'Which ones',
  all: 'Faults and hints',
  onlyFaults: 'Faults',
  onlyHints: 'Hints',
  more: (count: number) => `Show ${count} more`,
  draft: 'There is a draft: mend it there.',
  fixes: {
    withdraw: 'Take it off the site',
    cancel: 'Cancel the plan',
    'no-alt': 'Only decoration',
    'closure-over': 'It works again',
    'event-when-closed': 'Leave this day out',
    'feature-gone': 'Take it out',
    'hours-longer': 'As the centre',
  },
  fixAll: (count: number) => `Take all ${count} off the site`,
  done: (heading: string, title: string) => `${heading}: ${title} is mended.`,
  doneAll: (heading: string, count: number) => `${heading}: ${count} mended.`,
  seeAll: (count: number) => `See all ${count}`,
}
