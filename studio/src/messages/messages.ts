import { defaultLocale, isLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import type { Messages } from './en.ts'

export type AllMessages = Messages

const storageKey = 'studio-locale'

/** The language of this device: the one chosen here, that of the account, or that of the browser. */
export function firstLocale(ofAccount?: Locale): Locale {
  const stored = localStorage.getItem(storageKey)
  if (isLocale(stored)) return stored
  const ofBrowser = locales.find(({ code }) => navigator.language.startsWith(code))?.code
  return ofAccount ?? ofBrowser ?? defaultLocale
}

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale)
}

/** The words of one language; a device loads no other. */
export function findMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]()
}

const loaders: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
}
