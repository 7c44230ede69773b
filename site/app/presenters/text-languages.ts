import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { MallRecord } from '@promenade/domain/mall/values'

/** Required texts by kind: a page without a translation of them does not exist in that language. */
const mainTexts = {
  // Store names are not translated.
  store: ['description'],
  offer: ['name', 'description'],
  event: ['name', 'description'],
  job: ['name', 'description'],
  contest: ['name', 'description'],
  blog: ['name'],
  post: ['name', 'body'],
  page: ['body'],
} as const

/** Languages in which a record's page exists; an untranslated one exists in English only. */
export function textLanguages(
  subject: keyof typeof mainTexts,
  { untranslated }: Pick<MallRecord, 'untranslated'>,
): readonly Locale[] {
  const fellBack = mainTexts[subject].some((text) => untranslated.includes(text))
  return fellBack ? [defaultLocale] : locales.map(({ code }) => code)
}
