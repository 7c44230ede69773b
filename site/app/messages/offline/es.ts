import type { OfflineMessages } from './en.ts'

export const es: OfflineMessages = {
  label: 'Sin conexión',
  asOf: (date, time) => `Sin conexión: información del ${date}, ${time}`,
  again: 'Reintentar',
  title: 'No tienes conexión',
  text: 'Esta página todavía no está en tu dispositivo. Estas sí, y funcionan sin conexión:',
  map: 'Mapa y rutas',
  stores: 'Todas las tiendas',
  hours: 'Horarios',
}
