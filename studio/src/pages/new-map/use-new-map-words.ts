import { useWords } from '../../context/use-words.ts'
import { newMapEn } from '../../messages/new-map-en.ts'
import { newMapEs } from '../../messages/new-map-es.ts'

/** The words of a new map, which are loaded with its screen. */
export const useNewMapWords = () => useWords({ en: newMapEn, es: newMapEs })
