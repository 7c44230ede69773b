import type { CellFaultWords, SpreadsheetMessages } from './spreadsheet-en.ts'

const faults: CellFaultWords = {
  'unknown-column': 'Aquí no hay un campo con ese nombre. ¿Es la hoja de otra lista?',
  'repeated-column': 'Esta columna aparece dos veces.',
  'missing-column': 'Falta esta columna. Descarga la hoja otra vez y empieza con esa.',
  'extra-cells': 'Esta fila tiene más celdas que nombres hay en la primera.',
  quotes: 'Hay unas comillas fuera de lugar o que no se cierran. Dentro de una celda, escríbelas dos veces.',
  'too-long': 'Esta fila es demasiado larga (más de 260,000 caracteres). Quizá unas comillas no se cierran.',
  'repeated-row': 'Este registro ya tiene otra fila más arriba.',
  slug: 'Solo minúsculas sin acento, números y guiones.',
  version: 'Este número debe quedar como se descargó. Descarga la hoja otra vez.',
  'in-bin': 'Está en la papelera. Sácalo primero.',
  'read-only': 'Las imágenes se cambian en el estudio, no aquí.',
  number: 'Esto no es un número.',
  flag: 'Escribe sí o no.',
  date: 'Esto no es un día. Escríbelo como 24/12/2026 o 2026-12-24.',
  'ambiguous-date': 'No se sabe cuál es el día y cuál el mes. Escríbelo como 2026-12-24.',
  mangled: 'Excel cambió lo que decía aquí. Escríbelo otra vez con un apóstrofo delante.',
  'lost-letters': 'Se perdieron algunas letras. Guarda el archivo como «CSV UTF-8».',
}

export const spreadsheetEs: SpreadsheetMessages = {
  title: (kind) => `${kind}: subir una hoja de cálculo`,
  help: 'Guárdala en Excel como CSV. Solo cambian las celdas que modificaste; una celda que vaciaste quita lo que decía. Las filas y columnas que no estén se quedan como están.',
  choose: 'Elegir el archivo',
  another: 'Elegir otro archivo',
  checking: 'Comparando el archivo…',
  summary: {
    change: (count) => `${count} ${count === 1 ? 'registro' : 'registros'} con cambios`,
    fault: (count) => `${count} ${count === 1 ? 'error' : 'errores'}`,
    conflict: (count) => `${count} ${count === 1 ? 'conflicto' : 'conflictos'}`,
    fresh: (count) => `${count} ${count === 1 ? 'nuevo' : 'nuevos'}`,
    same: (count) => `${count} sin cambios`,
  },
  faultsTitle: 'No se cambia nada mientras haya estos errores:',
  place: (row, column) => (column === undefined ? `Fila ${row}` : `Fila ${row}, ${column}`),
  faults,
  more: (count) => `y ${count} más`,
  conflictsTitle:
    'Alguien cambió estos campos en el estudio después de la descarga. Lo que dice aquí ahora y lo que dice tu archivo:',
  keep: 'Dejar estos campos como están en el estudio',
  freshTitle: (count) =>
    count === 1
      ? 'Ningún registro tiene la dirección de esta fila:'
      : `Ningún registro tiene la dirección de estas ${count} filas:`,
  create: (count) => (count === 1 ? 'Crear un borrador' : `Crear ${count} borradores`),
  untitled: 'sin dirección',
  save: 'Guardar como borradores',
  publish: 'Publicar',
  publishHelp: 'Al publicar cambia lo que los visitantes ven ahora; los borradores siguen siendo borradores.',
  nothing: 'Todo es igual a lo que hay aquí.',
  problems: {
    workbook: 'Este es un libro de Excel. Guárdalo como «CSV UTF-8» y elige ese archivo.',
    notText: 'Este archivo no es CSV.',
    tooLarge: 'Este archivo es demasiado grande: hasta 1,000 filas, 300 columnas y 8 MB.',
  },
}
