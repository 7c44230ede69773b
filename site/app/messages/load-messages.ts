import type { Locale } from '@promenade/domain/locale/locale'
import type { Messages } from './en.ts'
import type { PrivacyMessages } from './privacy/en.ts'

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
}

/** Loads a dictionary in the browser. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]()
}

const privacyLoaders: Record<Locale, () => Promise<PrivacyMessages>> = {
  en: async () => (await import('./privacy/en.ts')).en,
  es: async () => (await import('./privacy/es.ts')).es,
}

/** Loads the texts of the consent banner. */
export function loadPrivacyMessages(locale: Locale): Promise<PrivacyMessages> {
  return privacyLoaders[locale]()
}
