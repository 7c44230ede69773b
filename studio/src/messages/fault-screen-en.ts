import type { FindingSentences } from './findings-en.ts'

/** A heading for all findings of a rule. */
export type FindingHeadings = Readonly<Record<keyof FindingSentences, string>>

const headings: FindingHeadings = {
  'mail-failed': 'Mail that could not be sent',
  reported: 'Visitors say it is wrong',
  'link-dead': 'Dead link to another site',
  'template-text': 'Text of a template',
  'no-hours': 'Day without hours',
  'open-when-closed': 'Open when the centre is not',
  'event-when-closed': 'Event on a day when the centre is closed',
  'special-days-clash': 'Two special days on one date',
  'hours-longer': 'Open longer than the centre',
  'feature-gone': 'Empty place on the home page',
  'plan-vain': 'Plan outside its days',
  'plan-idle': 'Plan without effect',
  'plan-orphans': 'Its store is leaving',
  'off-map': 'Store that is not on the map',
  'unit-unknown': 'Unit that the map does not have',
  'unit-shared': 'Unit with two stores',
  'unit-unlike-map': 'Unit unlike the map',
  'name-unlike-map': 'Name unlike the map',
  'level-unlike-map': 'Level unlike the map',
  'closure-over': 'Closure that is over',
  'no-time': 'Event without a time',
  'no-language': 'Not translated',
  'same-language': 'Same text in both languages',
  'no-picture': 'Without a picture',
  'no-alt': 'Picture without words',
  ended: 'Ended',
  'special-day-spent': 'Special day that does not come again',
  'unit-free': 'Free unit on the map',
}

/** The words of the screen Faults, which are loaded with it. */
export const faultScreenEn = {
  headings,
  broken: 'Field that is not right',
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
}
