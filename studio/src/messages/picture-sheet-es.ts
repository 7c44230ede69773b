import type { pictureSheetEn } from './picture-sheet-en.ts'

export const pictureSheetEs: typeof pictureSheetEn = {
  title: 'Imagen en el texto',
  none: 'Todavía no hay imagen. Elige una.',
  alt: 'Qué muestra la imagen',
  altHelp: 'Una frase para quienes no pueden verla. No empieces con «Imagen de».',
  decorative: 'Solo adorna: no dice nada que el texto no diga',
  caption: 'Pie de la imagen',
  put: 'Ponerla en el texto',
  change: 'Cambiar la imagen',
}
