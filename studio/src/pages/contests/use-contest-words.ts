import { useWords } from '../../context/use-words.ts'
import { contestsEn } from '../../messages/contests-en.ts'
import { contestsEs } from '../../messages/contests-es.ts'

/** The words of contests, which are loaded with their screens. */
export const useContestWords = () => useWords({ en: contestsEn, es: contestsEs })
