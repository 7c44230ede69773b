import { useWords } from '../context/use-words.ts'
import { plansEn } from '../messages/plans-en.ts'
import { plansEs } from '../messages/plans-es.ts'

/** The words about plans of a record, which are loaded with what shows some. */
export const usePlanWords = () => useWords({ en: plansEn, es: plansEs })
