import { some } from './some.ts'
import type { translateEn } from './translate-en.ts'

export const translateEs: typeof translateEn = {
  more: (shown, count) => `Aquí están los primeros ${shown} de ${count} elementos.`,
  nothing: 'Todo está escrito en todos los idiomas.',
  written: (count) => `Textos nuevos en ${some(count, 'elemento', 'elementos')} del sitio`,
}
