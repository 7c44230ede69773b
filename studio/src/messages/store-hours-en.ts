/** The words of the screens with the hours of all stores. */
export const storeHoursEn = {
  print: 'Print',
  storesTitle: 'Hours of the stores',
  weekBefore: 'Week before',
  weekAfter: 'Week after',
  thisWeek: 'This week',
  goToDay: 'Go to',
  show: 'Show',
  shown: {
    all: 'All stores',
    different: 'Those that differ from the centre',
    beyond: 'Those open while the centre is closed',
    silent: 'Those that have said nothing about a special day',
  },
  inWeek: (stores: number, different: number) =>
    `${stores === 1 ? '1 store' : `${stores} stores`}, of which ${different} ${different === 1 ? 'differs' : 'differ'} from the centre this week.`,
  silent: (count: number) =>
    `${count} ${count === 1 ? 'has' : 'have'} said nothing about the special days of this week and ${count === 1 ? 'follows' : 'follow'} the centre.`,
  noStore: 'No store is like this in this week.',
  centre: 'Centre',
  same: 'as the centre',
  confirmed: 'as the centre, confirmed',
  keep: (stores: number) =>
    `${stores === 1 ? '1 store keeps' : `${stores} stores keep`} the hours of the centre`,
  notSaid: 'Not said, so as the centre',
  beyond: 'while the centre is closed',
  yearTitle: 'Special days of the year',
  yearHelp:
    'For the notice board and for the stores. The centre has these hours, and these stores have their own.',
  date: 'Date',
  day: 'Day',
  ownHours: 'Stores with hours of their own',
  showOwnHours: (stores: number) =>
    `${stores === 1 ? '1 store has' : `${stores} stores have`} hours of ${stores === 1 ? 'its' : 'their'} own`,
}
