/** Texts of the consent banner: only sites with analytics load them. */
export const en = {
  choices: 'Privacy choices',
  region: 'Your privacy',
  question: {
    statistics: 'May we count your visit in our statistics? Nothing is stored until you say.',
    marketing: 'May we use your visit for marketing? Nothing is stored until you say.',
    both: 'May we use your visit for statistics and marketing? Nothing is stored until you say.',
  },
  accept: 'Accept',
  refuse: 'Refuse',
  details: 'Choose',
  intro:
    'The site works the same whatever you choose. Your choice stays on this device for 180 days, and you can change it whenever you like.',
  purposes: {
    statistics: {
      name: 'Statistics',
      text: 'Which pages are looked at, whether a search found anything, what is shared and which links lead elsewhere. Kept under a random number, without your name, your address on the internet or what you typed.',
    },
    marketing: {
      name: 'Marketing',
      text: 'The same, kept apart under another random number, so that we learn which offers and events people care about.',
    },
  },
  save: 'Save my choice',
  close: 'Close',
  saved: 'Your choice is saved.',
  signal:
    'Your browser tells every site that you do not want to be tracked. We take that as a no: nothing is measured here.',
  storage:
    'Your browser lets this site remember nothing, so there is no choice to keep and nothing is measured.',
}

export type PrivacyMessages = typeof en
