import type { listColumnsEn } from './list-columns-en.ts'

export const listColumnsEs: typeof listColumnsEn = {
  open: 'Columnas',
  title: (kind) => `Columnas de la lista: ${kind}`,
  help: 'Hasta cuatro, además del nombre, el estado y el último cambio. Se guardan en este dispositivo.',
  done: 'Listo',
  seen: 'Vista (28 días)',
}
