import type { Locale } from '@promenade/domain/locale/locale'

/** Any subset of the texts. */
type Some<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends Function | string | readonly unknown[]
    ? Words[Name]
    : Some<Words[Name]>
}

/** The texts of one language, complete or marked as incomplete. */
export type Dictionary<Words> = Words | (Some<Words> & { readonly isIncomplete: true })

/** Texts with their language, if not the page's. */
export type InLanguage<Words> = Words & { readonly lang?: Locale }

/** A dictionary with the language of each group that is not in the page's. */
export type Marked<Words> = { readonly [Group in keyof Words]: InLanguage<Words[Group]> }
