import { useWords } from '../context/use-words.ts'
import { tokensEn } from '../messages/tokens-en.ts'
import { tokensEs } from '../messages/tokens-es.ts'

/** The words of the tokens of other programs, which are loaded with their screen. */
export const useTokenWords = () => useWords({ en: tokensEn, es: tokensEs })
