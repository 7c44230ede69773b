import type { OuterCode } from '@promenade/contract/studio-api/faults'
import type { ReportProblem } from '@promenade/domain/forms/report-subject'
import type { FindingKind } from '@promenade/domain/studio/faults/find-faults'

/** What a sentence names, as people write it: `24 Dec`, `10:00 a.m. – 8:00 p.m.`, `Monday`. */
type Values = Readonly<Record<string, string>>

/** A sentence about a finding of each rule. */
export type FindingSentences = Readonly<Record<FindingKind | OuterCode, (values: Values) => string>>

const problems: Readonly<Record<ReportProblem, string>> = {
  hours: 'The hours are wrong',
  contact: 'The telephone or the address is wrong',
  place: 'The place on the map is wrong',
  closed: 'It has closed, or is not there',
  cancelled: 'It has been called off',
  date: 'A date or an offer is wrong',
  other: 'Something is wrong',
}

const sayings = (count: string) => (count === '1' ? '1 visitor says' : `${count} visitors say`)

const sentences: FindingSentences = {
  'mail-failed': ({ count, date }) =>
    `${count === '1' ? '1 mail' : `${count} mails`} given up, the last on ${date}.`,
  'webhook-off': ({ host, date }) => `Nothing is sent to ${host} since ${date}.`,
  reported: ({ count = '', problem, text, place }) =>
    `${place === undefined ? '' : `${place}: `}${sayings(count)}: ${problem}.${text === undefined ? '' : ` “${text}”`}`,
  'left-out': ({ item, text }) => `Sent as ${item}: ${text}.`,
  'search-empty': ({ words, date }) => `“${words}”, last searched on ${date}.`,
  'link-dead': ({ address, date, status }) =>
    `${address} ${status === undefined ? 'did not answer' : `was not there (${status})`}, asked on ${date}.`,
  approvals: ({ count }) => `${count === '1' ? '1 thing waits' : `${count} things wait`} for your decision.`,
  'round-ends': ({ count, date }) =>
    `${count === '1' ? '1 store has' : `${count} stores have`} not answered, and the last day is ${date}.`,
  'template-text': ({ words }) => `“${words}” is the text of a template. Write your own.`,
  'no-hours': ({ day }) => `There are no hours for ${day}.`,
  'open-when-closed': ({ date, hours, other }) => `${date}: store ${hours} · centre ${other}`,
  'event-when-closed': ({ date }) => `It is held on ${date}, and the centre is closed then.`,
  'special-days-clash': ({ date, other }) => `${date} has other hours by “${other}”, and only those count.`,
  'hours-longer': ({ day, hours, other }) => `${day}: store ${hours} · centre ${other}`,
  'feature-gone': ({ other }) => `“${other}” is over or not on the site, so its place stays empty.`,
  'plan-vain': ({ date }) => `The plan for ${date} is outside the days it is shown on.`,
  'plan-idle': ({ date }) => `It is to be taken off on ${date}, but is not on the site then.`,
  'plan-orphans': ({ date, other }) => `${other} is taken off the site on ${date}, and this stays.`,
  'off-map': () => 'The map does not show this store.',
  'unit-unknown': () => 'The map has no unit of this number.',
  'unit-shared': ({ other }) => `${other} has this unit too. Is it right?`,
  'name-unlike-map': ({ other }) => `The map calls it “${other}”.`,
  'level-unlike-map': ({ other }) => `On the map the store is on level ${other}.`,
  'closure-unconfirmed': ({ other }) => `${other} is out of order, and nobody has confirmed that for a day.`,
  'closure-over': ({ date, other }) => `${other} was out of order until ${date}. Does it work again?`,
  'short-phone': () => 'The phone number lacks digits, such as the area code.',
  'no-time': () => 'The time of day is to be shown, and there is none.',
  'no-language': () => 'It is not written yet: visitors read the other language.',
  'same-language': () => 'It is word for word the English text.',
  'no-picture': () => 'Lists show an empty place for its picture.',
  'no-alt': () => 'Say what the picture shows, or that it is only decoration.',
  ended: ({ date }) => `Its last day was ${date}. Visitors do not see it any more.`,
  'special-day-spent': () => 'It has no date in the coming year.',
  'unit-free': ({ unit }) => `No store has unit ${unit}.`,
}

export const findingsEn = {
  sentences,
  severities: {
    fault: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'}`,
    hint: (count: number) => `${count} ${count === 1 ? 'hint' : 'hints'}`,
  },
  reports: {
    problems,
    title: (count: number) => `${sayings(String(count))} that something is wrong here`,
    wantsAnswer: 'hears when it is mended',
    all: 'all of them',
    verdicts: { mended: 'Mended', 'not-so': 'Not so' },
    done: { mended: 'Marked as mended.', 'not-so': 'Marked as not so.' },
    doneWithMail: (count: number, time: string) =>
      `Marked as mended. At ${time} ${count === 1 ? '1 visitor gets' : `${count} visitors get`} a message.`,
  },
  seeAll: (count: number) => `See all ${count}`,
}
