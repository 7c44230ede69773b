const times = (count: number, views: string) => (count === 1 ? 'once' : `${views} times`)

export const pageViewsEn = {
  title: 'Page views',
  now: (count: number, views: string) => `Seen ${times(count, views)} in the last 28 days`,
  before: (count: number, views: string) =>
    `${count === 0 ? 'never' : times(count, views)} in the 28 days before`,
  chart: (first: string, last: string) => `Page views a day from ${first} to ${last}`,
  most: (count: number, day: string) => `Most on ${day}: ${count} ${count === 1 ? 'view' : 'views'}.`,
  none: 'No figures yet.',
  failed: 'The figures could not be loaded. They come back when you open this record again.',
  note: 'Counts each time the page is seen in a browser that allows it: without cookies, and without knowing who. New figures arrive within minutes.',
}
