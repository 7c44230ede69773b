import { useWords } from '../context/use-words.ts'
import { previewEn } from '../messages/preview-en.ts'
import { previewEs } from '../messages/preview-es.ts'

/** The words of the preview, which are loaded with it and not with every record. */
export const usePreviewWords = () => useWords({ en: previewEn, es: previewEs })
