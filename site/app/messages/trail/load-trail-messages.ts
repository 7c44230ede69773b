import type { Locale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage } from '../dictionary.ts'
import { fillAll } from '../fill-from-english.ts'
import { en, type TrailMessages } from './en.ts'

const loaders: Readonly<Record<Locale, () => Promise<Dictionary<TrailMessages>>>> = {
  en: async () => en,
  es: async () => (await import('./es.ts')).es,
}

/** Loads the texts in a browser that finds ways itself, because it has no network. */
export async function loadTrailMessages(locale: Locale): Promise<InLanguage<TrailMessages>> {
  return fillAll(await loaders[locale](), en)
}
