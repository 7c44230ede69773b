import type { textPicturesEn } from './text-pictures-en.ts'

export const textPicturesEs: typeof textPicturesEn = {
  insert: 'Insertar una imagen',
  change: 'Cambiar la imagen',
  remove: 'Quitar la imagen',
  selected: (words) =>
    words === '' ? 'Está seleccionada una imagen sin palabras' : `Está seleccionada la imagen «${words}»`,
  decorates: 'Está seleccionada una imagen que solo adorna',
}
