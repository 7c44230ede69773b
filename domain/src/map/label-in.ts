import { defaultLocale } from '../locale/locale.ts'
import type { Label } from './mall-map.ts'

/** A label in a language, else in English, else in any language; empty for an empty label. */
export function labelIn(label: Label, locale: string): string {
  return label[locale] ?? label[defaultLocale] ?? Object.values(label)[0] ?? ''
}
