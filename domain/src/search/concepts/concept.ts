import type { Locale } from '../../locale/locale.ts'

/**
 * Words and phrases of one meaning, by language, separated by commas. Whichever is typed finds all others; a record that
 * has the typed one comes first.
 */
export interface Concept extends Readonly<Partial<Record<Locale, string>>> {
  /** Words of neighbouring meanings in any language, for a mall in which nothing has this one. */
  readonly near?: string
}
