import type { Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage, Marked } from './dictionary.ts'
import type { Messages } from './en.ts'
import type { PrivacyMessages } from './privacy/en.ts'

const loaders: Readonly<Record<Locale, () => Promise<Dictionary<Messages>>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
}

/** Loads a dictionary in the browser; an incomplete one together with the English one. */
export async function loadMessages(locale: Locale): Promise<Marked<Messages>> {
  const own = await loaders[locale]()
  if (!('isIncomplete' in own)) return own
  const [{ fillGroups }, { en }] = await Promise.all([import('./fill-from-english.ts'), import('./en.ts')])
  return fillGroups(own, en)
}

const privacyLoaders: Readonly<Record<Locale, () => Promise<Dictionary<PrivacyMessages>>>> = {
  en: async () => (await import('./privacy/en.ts')).en,
  es: async () => (await import('./privacy/es.ts')).es,
}

/** Loads the texts of the consent banner. */
export async function loadPrivacyMessages(locale: Locale): Promise<InLanguage<PrivacyMessages>> {
  const own = await privacyLoaders[locale]()
  if (!('isIncomplete' in own)) return own
  const [{ fillAll }, { en }] = await Promise.all([
    import('./fill-from-english.ts'),
    import('./privacy/en.ts'),
  ])
  return fillAll(own, en)
}
