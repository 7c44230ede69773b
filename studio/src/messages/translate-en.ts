import { some } from './some.ts'

/** The words of the list of missing translations, which are loaded with its screen. */
export const translateEn = {
  more: (shown: number, count: number) => `The first ${shown} of ${count} entries are here.`,
  nothing: 'Everything is written in every language.',
  written: (count: number) => `New texts in ${some(count, 'entry', 'entries')} of the site`,
}
