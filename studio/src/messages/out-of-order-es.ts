import type { outOfOrderEn } from './out-of-order-en.ts'

export const outOfOrderEs: typeof outOfOrderEn = {
  intro:
    'Un elevador, un baño, una puerta: los visitantes lo saben de inmediato y ninguna ruta pasa por ahí.',
  find: 'Buscar un lugar',
  noPlaces: 'El centro aún no tiene lugares como elevadores y baños. Agrégalos en Páginas.',
  close: 'Fuera de servicio…',
  closeOf: (name) => `${name}: fuera de servicio`,
  works: 'Ya funciona',
  worksOf: (name) => `${name}: ya funciona`,
  until: 'Último día (si lo sabes)',
  untilHelp: 'Al día siguiente vuelve a contar como en servicio sin que hagas nada.',
  past: 'Elige hoy o un día posterior.',
  confirm: 'Avisar a los visitantes',
  closed: 'Fuera de servicio',
  closedUntil: (date) => `Fuera de servicio hasta el ${date}`,
  levels: (closed, all) => `${closed} de ${all} niveles`,
  isClosed: (name) => `${name}: los visitantes ya ven que no funciona.`,
  worksAgain: (name) => `${name}: los visitantes ya ven que funciona.`,
  isDraft: (name) => `${name} cambió como borrador. Un editor lo publica.`,
}
