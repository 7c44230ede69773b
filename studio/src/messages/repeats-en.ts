/** The words of the input for events that repeat. */
export const repeatsEn = {
  once: 'Only once',
  every: { day: 'Every day', week: 'Every week', month: 'Every month' },
  interval: 'every',
  units: {
    day: (count: number): string => (count === 1 ? 'day' : 'days'),
    week: (count: number): string => (count === 1 ? 'week' : 'weeks'),
    month: (count: number): string => (count === 1 ? 'month' : 'months'),
  },
  weekdays: 'Days of the week',
  week: 'Which day of the month',
  sameDate: 'On the same date',
  weeks: {
    first: 'On the first',
    second: 'On the second',
    third: 'On the third',
    fourth: 'On the fourth',
    last: 'On the last',
  },
  end: 'How long',
  ends: { open: 'Without an end', until: 'Until a day', count: 'A number of times' },
  lastDay: 'Last day of all',
  count: 'How many times',
  needsStart: 'Choose the first day above.',
  noEnd: 'It has no end.',
  ending: (date: string) => `The last time is ${date}.`,
  leaveOut: 'Untick the days on which it is not held.',
}
