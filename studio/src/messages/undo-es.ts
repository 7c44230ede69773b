import type { undoEn } from './undo-en.ts'

export const undoEs: typeof undoEn = {
  title: (count) => (count === 1 ? '1 elemento no se deshizo' : `${count} elementos no se deshicieron`),
  intro: (taken) =>
    (taken === 0
      ? ''
      : taken === 1
        ? '1 elemento está como antes. '
        : `${taken} elementos están como antes. `) +
    'Elige cómo debe quedar cada uno de estos. No se pierde nada: el historial lo guarda todo, y esto también se puede deshacer.',
  since: (by, moment) => `${by ?? 'Un programa'} lo cambió después · ${moment}`,
  undone: 'Esto es lo que se desharía:',
  states: {
    none: 'Aún no existía',
    draft: 'Fuera del sitio',
    scheduled: 'Programado',
    live: 'En línea',
    bin: 'En la papelera',
  },
  address: 'Dirección',
  plans: 'Programado después',
  cancelled: 'Se cancela',
  choices: { keep: 'Dejarlo como está ahora', 'take-back': 'Deshacerlo de todos modos' },
  keepAll: 'Dejar todos como están ahora',
  takeBackAll: 'Deshacer todos',
  apply: (count) => (count === 0 ? 'Aplicar' : `Aplicar a ${count}`),
  forbidden: 'No tienes permiso de publicarlo. Alguien más de tu equipo puede deshacerlo.',
  addressTaken: (slug) =>
    `Su dirección anterior, «${slug}», es ahora de otro elemento. Cambia primero la de ese.`,
  faults: 'Los visitantes no podrían verlo como era:',
}
