import { defaultLocale, isLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import type { Messages } from './en.ts'

export type AllMessages = Messages

const storageKey = 'studio-locale'

/** The first language: the one chosen on this device, else that of the account, else that of the browser. */
export function firstLocale(ofAccount?: Locale): Locale {
  const stored = localStorage.getItem(storageKey)
  if (isLocale(stored)) return stored
  const ofBrowser = locales.find(({ code }) => navigator.language.startsWith(code))?.code
  return ofAccount ?? ofBrowser ?? defaultLocale
}

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale)
}

/** Loads the messages of a language; the English ones if it has none. */
export async function findMessages(language: string): Promise<Messages> {
  const load = loaders[language]
  return load === undefined ? loadEnglish() : load()
}

/** The language in which a reader of this language gets the messages. */
export function messageLanguage(language: string): string {
  return loaders[language] === undefined ? defaultLocale : language
}

async function loadEnglish(): Promise<Messages> {
  return (await import('./en.ts')).en
}

/** A language of the site may have no messages of the studio. */
const loaders: Readonly<Record<string, () => Promise<Messages>>> = {
  en: loadEnglish,
  es: async () => (await import('./es.ts')).es,
}
