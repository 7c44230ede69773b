import { useWords } from '../../context/use-words.ts'
import { outOfOrderEn } from '../../messages/out-of-order-en.ts'
import { outOfOrderEs } from '../../messages/out-of-order-es.ts'

/** The words of what is out of order, which are loaded with its screen. */
export const useOutOfOrderWords = () => useWords({ en: outOfOrderEn, es: outOfOrderEs })
