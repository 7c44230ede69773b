import { some } from './some.ts'

const times = (count: number, views: string) => (count === 1 ? 'once' : `${views} times`)

export const pageViewsEn = {
  title: 'Page views',
  now: (count: number, views: string) => `Seen ${times(count, views)} in the last 28 days`,
  before: (count: number, views: string) =>
    `${count === 0 ? 'never' : times(count, views)} in the 28 days before`,
  chart: (first: string, last: string) => `Page views a day from ${first} to ${last}`,
  most: (count: number, day: string) => `Most on ${day}: ${some(count, 'view', 'views')}.`,
  none: 'No figures yet.',
  failed: 'The figures could not be loaded. They come back when you open this record again.',
  note: 'Counted are pages seen in browsers that allow it, without cookies: times, not people. A day’s figures arrive within minutes.',
}
