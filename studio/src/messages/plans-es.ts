import type { plansEn } from './plans-en.ts'

export const plansEs: typeof plansEn = {
  before: 'Ya hay algo programado',
  replace: 'Esto lo sustituye',
  stand: 'Se queda: ocurren las dos cosas, una después de la otra',
  many: (count) =>
    count === 1 ? 'Hay algo programado para uno de ellos' : `Hay algo programado para ${count} de ellos`,
  replaceMany: 'Seguir y cancelar lo programado',
  standMany: 'Seguir y dejar lo programado',
  sentence: (action, moment, by) =>
    `${action === 'publish' ? 'Se publica' : 'Sale del sitio'} el ${moment}${by === null ? '' : `; lo programó ${by}`}`,
}
