import type { keysEn } from './keys-en.ts'

export const keysEs: typeof keysEn = {
  title: 'Teclas',
  search: 'buscar en todo',
  save: 'guardar ahora (también se guarda solo)',
  publish: 'publicar…',
  sections: 'sección siguiente o anterior de un formulario',
  rows: 'fila siguiente o anterior de una lista, también desde su búsqueda',
}
