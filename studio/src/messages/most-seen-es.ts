import type { mostSeenEn } from './most-seen-en.ts'

export const mostSeenEs: typeof mostSeenEn = {
  title: 'Las páginas más vistas',
  days: 'Siete días, hasta ayer',
  none: 'Todavía no se ha contado ninguna visita.',
  views: (count, views) => `${views} ${count === 1 ? 'visita' : 'visitas'}`,
  change: (difference, size) =>
    difference === 0
      ? 'igual que la semana anterior'
      : `${size} ${difference > 0 ? 'más' : 'menos'} que la semana anterior`,
}
