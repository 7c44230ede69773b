import type { outOfOrderEn } from './out-of-order-en.ts'

export const outOfOrderEs: typeof outOfOrderEn = {
  intro:
    'Un elevador, un baño, una puerta: los visitantes lo saben de inmediato y ninguna ruta pasa por ahí.',
  find: 'Buscar un lugar',
  noPlaces: 'El centro aún no tiene lugares como elevadores y baños. Agrégalos en Páginas.',
  shut: 'Fuera de servicio ahora o pronto',
  confirmHelp:
    'Si no hay último día, revisa una vez al día y presiona «Sigue fuera de servicio». Si no, los visitantes leerán que quizá esté cerrado.',
  close: 'Fuera de servicio…',
  closeOf: (name) => `${name}: fuera de servicio`,
  works: 'Ya funciona',
  worksOf: (name) => `${name}: ya funciona`,
  stays: 'Sigue abierto',
  staysOf: (name) => `${name}: sigue abierto`,
  isOpen: (name) => `${name}: los visitantes lo verán abierto.`,
  still: 'Sigue fuera de servicio',
  stillOf: (name) => `${name}: sigue fuera de servicio`,
  from: 'Primer día',
  fromHelp: 'Vacío: a partir de ahora.',
  until: 'Último día (si lo sabes)',
  untilHelp: 'Al día siguiente vuelve a contar como en servicio sin que hagas nada.',
  why: (language) => `Por qué, en ${language.toLocaleLowerCase('es')} (opcional)`,
  past: 'Elige hoy o un día posterior.',
  reversed: 'El último día es anterior al primero.',
  confirm: 'Avisar a los visitantes',
  closed: 'Fuera de servicio',
  closedUntil: (date) => `Fuera de servicio hasta el ${date}`,
  planned: (from, until) =>
    until === undefined ? `Fuera de servicio desde el ${from}` : `Fuera de servicio del ${from} al ${until}`,
  unconfirmed: (moment) => `¿Fuera de servicio? Sin confirmar desde el ${moment}`,
  levels: (closed, all) => `${closed} de ${all} niveles`,
  isClosed: (name) => `${name}: los visitantes ya ven que no funciona.`,
  isPlanned: (name, from) => `${name}: los visitantes verán que no funciona desde el ${from}.`,
  isStill: (name) => `${name}: confirmado por un día.`,
  worksAgain: (name) => `${name}: los visitantes ya ven que funciona.`,
  isDraft: (name) => `${name} cambió como borrador. Un editor lo publica.`,
}
