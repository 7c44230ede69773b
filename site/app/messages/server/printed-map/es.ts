import type { printedMap as english } from './en.ts'

export const printedMap: typeof english = {
  title: 'Mapa y directorio para imprimir',
  intro: 'Todo el centro en una hoja: cada nivel y cada tienda.',
  paper: 'Papel',
  papers: { letter: 'Carta', a4: 'A4' },
  print: 'Imprimir',
  back: 'Volver al mapa',
  directory: 'Directorio',
  visit: 'Imprimir la visita con todos sus niveles',
  visitTitle: 'Tu visita para imprimir',
  visitIntro: 'Cada nivel por el que pasa tu visita, con sus paradas y los caminos entre ellas.',
  stops: 'Paradas',
}
