import { useWords } from '../context/use-words.ts'
import { repeatsEn } from '../messages/repeats-en.ts'
import { repeatsEs } from '../messages/repeats-es.ts'

/** The words of repeating events, which only a record with such a field loads. */
export const useRepeatsWords = () => useWords({ en: repeatsEn, es: repeatsEs })
