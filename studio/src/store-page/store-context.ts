import type {
  StoreAnswersJson,
  StoreDraftJson,
  StorePageJson,
} from '@promenade/contract/studio-api/store-answers'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { createContext, use } from 'react'
import type { Format } from '../context/format.ts'
import type { StoreWords } from './words-en.ts'

/** What a store sends, without its language. */
export type Answers = Omit<StoreAnswersJson, 'locale'>

/** The page of a store, and how it is sent. */
export interface StorePage {
  readonly page: StorePageJson
  readonly words: StoreWords
  readonly locale: Locale
  readonly format: Format
  /** Sends a part and calls `onSent`, or answers the faults of its fields. Throws `RequestError`. */
  readonly send: (answers: Answers, onSent: () => void) => Promise<readonly EntryFault[] | undefined>
  /** Saves what is typed, if `isWanted` once it is its turn. False if the platform has not got it. */
  readonly saveDraft: (draft: StoreDraftJson, isWanted: () => boolean) => Promise<boolean>
}

export const StoreContext = createContext<StorePage | undefined>(undefined)

export function useStore(): StorePage {
  const store = use(StoreContext)
  if (store === undefined) throw new Error('The part is outside of the page.')
  return store
}

/** The text in a language, else in the first one that has it. */
export function textIn(texts: { readonly [Code in Locale]?: string | undefined }, locale: Locale): string {
  return texts[locale] ?? texts[defaultLocale] ?? Object.values(texts)[0] ?? ''
}
