import { useWords } from '../context/use-words.ts'
import { staffEn } from '../messages/staff-en.ts'
import { staffEs } from '../messages/staff-es.ts'

/** The words of the list of staff, which are loaded with it. */
export const useStaffWords = () => useWords({ en: staffEn, es: staffEs })
