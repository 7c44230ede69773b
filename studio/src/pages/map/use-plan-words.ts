import { useWords } from '../../context/use-words.ts'
import { planEn } from '../../messages/plan-en.ts'
import { planEs } from '../../messages/plan-es.ts'

/** The words of the map, which are loaded with its screen. */
export const usePlanWords = () => useWords({ en: planEn, es: planEs })
