import { useWords } from '../context/use-words.ts'
import { storeHoursEn } from '../messages/store-hours-en.ts'
import { storeHoursEs } from '../messages/store-hours-es.ts'

/** The words of the hours of all stores, which are loaded with their screens. */
export const useStoreHoursWords = () => useWords({ en: storeHoursEn, es: storeHoursEs })
