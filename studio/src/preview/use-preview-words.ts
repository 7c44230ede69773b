import type { Locale } from '@promenade/domain/locale/locale'
import { useStudio } from '../context/studio-context.ts'
import { previewEn } from '../messages/preview-en.ts'
import { previewEs } from '../messages/preview-es.ts'

const dictionaries: Readonly<Partial<Record<Locale, typeof previewEn>>> = { en: previewEn, es: previewEs }

/** The words of the preview, which are loaded with it and not with every record. */
export function usePreviewWords(): typeof previewEn {
  return dictionaries[useStudio().locale] ?? previewEn
}
