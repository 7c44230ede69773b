import { useWords } from '../../context/use-words.ts'
import { visitorsEn } from '../../messages/visitors-en.ts'
import { visitorsEs } from '../../messages/visitors-es.ts'

/** The words of what visitors have left, which are loaded with its screens. */
export const useVisitorWords = () => useWords({ en: visitorsEn, es: visitorsEs })
