import type { OfflineMessages } from './en.ts'

export const es: OfflineMessages = {
  label: 'Sin conexión',
  asOf: (date, time) => `Sin conexión: información del ${date}, ${time}`,
  again: 'Reintentar',
  title: 'No tienes conexión',
  text: 'Esta página todavía no está en tu dispositivo. Estas sí, y funcionan sin conexión:',
  known: 'De esta página, esto es lo que está en tu dispositivo.',
  favorites: 'Tus favoritos',
  noFavorites:
    'Ninguno de tus favoritos está en este dispositivo. Estas páginas sí, y funcionan sin conexión:',
  directions: 'Cómo llegar',
  nextDays: 'Horario de los próximos días',
  map: 'Mapa y rutas',
  stores: 'Todas las tiendas',
  hours: 'Horarios',
}
