import type { Locale } from '@promenade/domain/locale/locale'
import { useStudio } from '../context/studio-context.ts'
import { storeHoursEn } from '../messages/store-hours-en.ts'
import { storeHoursEs } from '../messages/store-hours-es.ts'

const dictionaries: Readonly<Partial<Record<Locale, typeof storeHoursEn>>> = {
  en: storeHoursEn,
  es: storeHoursEs,
}

/** The words of the hours of all stores, which are loaded with their screens. */
export function useStoreHoursWords(): typeof storeHoursEn {
  return dictionaries[useStudio().locale] ?? storeHoursEn
}
