import type { Locale } from '@promenade/domain/locale/locale'

/** Some of the words. */
type Some<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends Function | string | readonly unknown[]
    ? Words[Name]
    : Some<Words[Name]>
}

/** The words of one language: all of them, or those that are there so far. */
export type Dictionary<Words> = Words | (Some<Words> & { readonly isIncomplete: true })

/** Words, and the language they are in where that is not the language of the page. */
export type InLanguage<Words> = Words & { readonly lang?: Locale }

/** A dictionary in which each group of words may be in another language than the page. */
export type Marked<Words> = { readonly [Group in keyof Words]: InLanguage<Words[Group]> }
