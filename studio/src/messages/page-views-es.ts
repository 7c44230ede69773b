import type { pageViewsEn } from './page-views-en.ts'
import { some } from './some.ts'

const times = (count: number, views: string) => (count === 1 ? 'una vez' : `${views} veces`)

export const pageViewsEs: typeof pageViewsEn = {
  title: 'Visitas a la página',
  now: (count, views) => `Vista ${times(count, views)} en los últimos 28 días`,
  before: (count, views) => `${count === 0 ? 'ninguna vez' : times(count, views)} en los 28 días anteriores`,
  chart: (first, last) => `Visitas por día, del ${first} al ${last}`,
  most: (count, day) => `El día con más: ${day}, ${some(count, 'visita', 'visitas')}.`,
  none: 'Todavía no hay cifras.',
  failed: 'No se pudieron cargar las cifras. Vuelven cuando abra de nuevo este registro.',
  note: 'Se cuentan las páginas vistas en navegadores que lo permiten, sin cookies: veces, no personas. Las cifras del día llegan en pocos minutos.',
}
