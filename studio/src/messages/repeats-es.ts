import type { repeatsEn } from './repeats-en.ts'

export const repeatsEs: typeof repeatsEn = {
  once: 'Una sola vez',
  every: { day: 'Cada día', week: 'Cada semana', month: 'Cada mes' },
  interval: 'cada',
  units: {
    day: (count) => (count === 1 ? 'día' : 'días'),
    week: (count) => (count === 1 ? 'semana' : 'semanas'),
    month: (count) => (count === 1 ? 'mes' : 'meses'),
  },
  weekdays: 'Días de la semana',
  week: 'Qué día del mes',
  sameDate: 'En la misma fecha',
  weeks: {
    first: 'El primer',
    second: 'El segundo',
    third: 'El tercer',
    fourth: 'El cuarto',
    last: 'El último',
  },
  end: 'Por cuánto tiempo',
  ends: { open: 'Sin fecha final', until: 'Hasta un día', count: 'Un número de veces' },
  lastDay: 'Último día de todos',
  count: 'Cuántas veces',
  needsStart: 'Primero elige arriba el primer día.',
  noEnd: 'No tiene fecha final.',
  ending: (date) => `La última vez es el ${date}.`,
  leaveOut: 'Desmarca los días en que no se hace.',
}
