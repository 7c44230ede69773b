import type { pageViewsEn } from './page-views-en.ts'

const times = (count: number, views: string) => (count === 1 ? 'una vez' : `${views} veces`)

export const pageViewsEs: typeof pageViewsEn = {
  title: 'Visitas a la página',
  now: (count, views) => `Vista ${times(count, views)} en los últimos 28 días`,
  before: (count, views) => `${count === 0 ? 'ninguna vez' : times(count, views)} en los 28 días anteriores`,
  chart: (first, last) => `Visitas por día, del ${first} al ${last}`,
  most: (count, day) => `El día con más: ${day}, ${count} ${count === 1 ? 'visita' : 'visitas'}.`,
  none: 'Todavía no hay cifras.',
  failed: 'No se pudieron cargar las cifras. Vuelven cuando abra de nuevo este registro.',
  note: 'Cuenta cada vez que la página se ve en un navegador que lo permite: sin cookies y sin saber quién. Las cifras nuevas llegan en pocos minutos.',
}
