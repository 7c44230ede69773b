/** What is said without a network: by the worker in every page it kept, and on the page in place of all others. */
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
