import { useWords } from '../../context/use-words.ts'
import { mapEn } from '../../messages/map-en.ts'
import { mapEs } from '../../messages/map-es.ts'

/** The words of the map, which are loaded with its screen. */
export const useMapWords = () => useWords({ en: mapEn, es: mapEs })
