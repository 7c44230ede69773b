/** Offline texts, in cached pages and on the fallback page. */
export const en = {
  label: 'Offline',
  asOf: (date: string, time: string) => `Offline: as of ${date}, ${time}`,
  again: 'Try again',
  title: 'You are offline',
  text: 'This page is not on your device yet. These pages are, and they work without a network:',
  map: 'Map and routes',
  stores: 'All stores',
  hours: 'Opening hours',
}

export type OfflineMessages = typeof en
