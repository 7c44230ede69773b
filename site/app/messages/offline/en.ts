/** Offline texts, in cached pages and on the fallback page. */
export const en = {
  label: 'Offline',
  asOf: (date: string, time: string) => `Offline: as of ${date}, ${time}`,
  again: 'Try again',
  title: 'You are offline',
  text: 'This page is not on your device yet. These pages are, and they work without a network:',
  known: 'This much of the page is on your device.',
  favorites: 'Your favorites',
  noFavorites: 'None of your favorites is on this device. These pages are, and they work without a network:',
  directions: 'Directions',
  nextDays: 'Hours of the coming days',
  map: 'Map and routes',
  stores: 'All stores',
  hours: 'Opening hours',
}

export type OfflineMessages = typeof en
