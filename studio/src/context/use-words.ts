import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { useStudio } from './studio-context.ts'

/** Words that are loaded with their screen, by language. */
export type ScreenWords<Words> = Readonly<Record<typeof defaultLocale, Words>> &
  Readonly<Partial<Record<Locale, Words>>>

/** The words in the language of the studio, else in English. */
export function useWords<Words>(words: ScreenWords<Words>): Words {
  return words[useStudio().locale] ?? words[defaultLocale]
}
