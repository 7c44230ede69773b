import type { storeHoursEn } from './store-hours-en.ts'

export const storeHoursEs: typeof storeHoursEn = {
  print: 'Imprimir',
  storesTitle: 'Horarios de las tiendas',
  weekBefore: 'Semana anterior',
  weekAfter: 'Semana siguiente',
  thisWeek: 'Esta semana',
  goToDay: 'Ir a',
  show: 'Mostrar',
  shown: {
    all: 'Todas las tiendas',
    different: 'Las que difieren del centro',
    beyond: 'Las que abren con el centro cerrado',
    silent: 'Las que no han dicho nada de un día especial',
  },
  inWeek: (stores, different) =>
    `${stores === 1 ? '1 tienda' : `${stores} tiendas`}; ${different === 1 ? '1 difiere' : `${different} difieren`} del centro esta semana.`,
  silent: (count) =>
    `${count === 1 ? '1 no ha dicho nada de los días especiales de esta semana y sigue' : `${count} no han dicho nada de los días especiales de esta semana y siguen`} al centro.`,
  noStore: 'Ninguna tienda está así esta semana.',
  centre: 'Centro',
  same: 'como el centro',
  confirmed: 'como el centro, confirmado',
  keep: (stores) =>
    `${stores === 1 ? '1 tienda mantiene' : `${stores} tiendas mantienen`} el horario del centro`,
  notSaid: 'Sin decir, así que como el centro',
  beyond: 'con el centro cerrado',
  yearTitle: 'Días especiales del año',
  yearHelp:
    'Para el tablón y para las tiendas. El centro tiene este horario, y estas tiendas tienen el suyo.',
  date: 'Fecha',
  day: 'Día',
  ownHours: 'Tiendas con horario propio',
  showOwnHours: (stores) => `${stores === 1 ? '1 tienda' : `${stores} tiendas`} con horario propio`,
}
