import { isLocale, type Locale } from '@promenade/domain/locale/locale'
import type { Messages } from './en.ts'

export type AllMessages = Messages

const storageKey = 'studio-locale'

/** The language of this device: the one chosen here, that of the account, or that of the browser. */
export function firstLocale(ofAccount?: Locale): Locale {
  const stored = localStorage.getItem(storageKey)
  if (isLocale(stored)) return stored
  return ofAccount ?? (navigator.language.startsWith('es') ? 'es' : 'en')
}

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale)
}

/** The words of one language; a device loads no other. */
export async function findMessages(locale: Locale): Promise<Messages> {
  return locale === 'es' ? (await import('./es.ts')).es : (await import('./en.ts')).en
}
