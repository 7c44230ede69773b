import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { MallRecord } from '@promenade/domain/mall/values'

/** What a page is about, and the texts it cannot do without: a page that lacks one in a language is not in it. */
const mainTexts = {
  // A store's name is the same in every language.
  store: ['description'],
  offer: ['name', 'description'],
  event: ['name', 'description'],
  job: ['name', 'description'],
  contest: ['name', 'description'],
  blog: ['name'],
  post: ['name', 'body'],
  page: ['body'],
} as const

/** The languages that the page of a record really exists in: one that fell back to English is an English page. */
export function textLanguages(
  subject: keyof typeof mainTexts,
  { untranslated }: Pick<MallRecord, 'untranslated'>,
): readonly Locale[] {
  const fellBack = mainTexts[subject].some((text) => untranslated.includes(text))
  return fellBack ? [defaultLocale] : locales.map(({ code }) => code)
}
