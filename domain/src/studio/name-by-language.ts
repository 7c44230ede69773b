import { defaultLocale, type Locale, locales } from '../locale/locale.ts'
import { fieldOf, isGroup } from './document.ts'

/** The name of a record in the languages that have one. */
export type NameByLanguage = { readonly [Code in Locale]?: string } & {
  readonly [Code in typeof defaultLocale]: string
}

/** A written name by language. Where the default language has none, the first that is not empty, or else `otherwise`. */
export function nameIn(written: unknown, otherwise: string): NameByLanguage {
  const texts = isGroup(written)
    ? locales.map(({ code }) => [code, fieldOf(written, code)] as const)
    : [[defaultLocale, written] as const]
  const own = texts.flatMap(([code, text]) => (typeof text === 'string' ? [[code, text] as const] : []))
  const byCode: Partial<Record<Locale, string>> = Object.fromEntries(own)
  const first = own.map(([, text]) => text).find(Boolean) ?? otherwise
  return { ...byCode, [defaultLocale]: byCode[defaultLocale] || first }
}
