import { useWords } from '../context/use-words.ts'
import { spreadsheetEn } from '../messages/spreadsheet-en.ts'
import { spreadsheetEs } from '../messages/spreadsheet-es.ts'

/** The words of a spreadsheet that comes back, which are loaded with it. */
export const useSpreadsheetWords = () => useWords({ en: spreadsheetEn, es: spreadsheetEs })
