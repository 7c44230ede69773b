import type { Label } from './mall-map.ts'

/** A text of the map in a language, else in English, else in whatever it is written in; empty where there is none. */
export function labelIn(label: Label, locale: string): string {
  return label[locale] ?? label['en'] ?? Object.values(label)[0] ?? ''
}
