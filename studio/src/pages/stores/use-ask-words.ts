import { useWords } from '../../context/use-words.ts'
import { askStoresEn } from '../../messages/ask-stores-en.ts'
import { askStoresEs } from '../../messages/ask-stores-es.ts'

/** The words of the screens on which stores are asked, which are loaded with them. */
export const useAskWords = () => useWords({ en: askStoresEn, es: askStoresEs })
