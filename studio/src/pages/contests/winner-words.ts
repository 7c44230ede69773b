import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { type ScreenWords, useWords } from '../../context/use-words.ts'
import { winnerMailEn } from '../../messages/winner-mail-en.ts'
import { winnerMailEs } from '../../messages/winner-mail-es.ts'

const words: ScreenWords<typeof winnerMailEn> = { en: winnerMailEn, es: winnerMailEs }

/** The words of mails to winners, which are loaded with the protocol of a draw. */
export const useWinnerWords = () => useWords(words)

/** What is written to winners in a language unless staff change it. */
export function usualText(locale: Locale, { hasAnswers }: { readonly hasAnswers: boolean }): string {
  return (words[locale] ?? words[defaultLocale]).usual(hasAnswers)
}
