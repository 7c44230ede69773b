import type { route as english } from './en.ts'

export const route: typeof english = {
  leave: (place, turn) => `Sal de ${place} y ${turn}.`,
  startAt: (place, turn) => `Desde ${place}, ${turn}.`,
  start: (place) => `Empieza en ${place}.`,
  turns: {
    straight: 'sigue derecho',
    left: 'gira a la izquierda',
    right: 'gira a la derecha',
    'slightly-left': 'gira un poco a la izquierda',
    'slightly-right': 'gira un poco a la derecha',
    back: 'da media vuelta',
  },
  walk: (distance) => `Camina ${distance}`,
  turnAndWalk: (turn, distance) => `${turn} y camina ${distance}`,
  turnAtAndWalk: (turn, place, distance) => `${turn} en ${place} y camina ${distance}`,
  passing: (sentence, places) => `${sentence}; verás ${places}`,
  onYour: {
    left: (places) => `${places} a tu izquierda`,
    right: (places) => `${places} a tu derecha`,
  },
  rides: {
    lift: (name) => withKind('el', 'elevador', name),
    escalator: (name) => withKind('la', 'escalera eléctrica', name),
    stairs: (name) => withKind('las', 'escaleras', name),
    ramp: (name) => withKind('la', 'rampa', name),
  },
  up: (ride, level) => `Toma ${ride} y sube ${toLevel(level)}.`,
  down: (ride, level) => `Toma ${ride} y baja ${toLevel(level)}.`,
  arrive: {
    straight: (place) => `Llegas a ${place}, justo enfrente.`,
    left: (place) => `Llegas a ${place}, a tu izquierda.`,
    right: (place) => `Llegas a ${place}, a tu derecha.`,
    'slightly-left': (place) => `Llegas a ${place}, un poco a la izquierda.`,
    'slightly-right': (place) => `Llegas a ${place}, un poco a la derecha.`,
    back: (place) => `Llegas a ${place}, detrás de ti.`,
  },
  arriveAt: (place) => `Llegas a ${place}.`,
  alreadyThere: (place) => `Ya estás en ${place}.`,
  underMinute: 'menos de un minuto',
  minutes: (count) => (count === 1 ? 'cerca de 1 min' : `unos ${count} min`),
  closed: (names) => `Cierre temporal: ${names}.`,
  unnamedWay: 'una parte del camino',
  refusals: {
    'unknown-start': (from) =>
      `En nuestro mapa ningún pasillo llega a ${from}. Elige como inicio una puerta o un mapa que tengas cerca.`,
    'unknown-goal': (to) =>
      `En nuestro mapa ningún pasillo llega a ${to}. Elige un lugar cercano; el personal del centro te guía desde ahí.`,
    'no-route': (from, to) =>
      `No hay camino por dentro del centro de ${from} a ${to}. Empieza en otra puerta o pregunta al personal del centro.`,
    'step-free': (from, to) =>
      `No hay camino sin escalones de ${from} a ${to}. Empieza en otra puerta o pide ayuda al personal del centro.`,
    'no-lifts': (from, to) =>
      `Sin elevador no hay camino de ${from} a ${to}. Permite los elevadores para ver uno.`,
  },
}

/** «el elevador B», «la escalera eléctrica de Net Loft»; a name without the kind follows it: «las escaleras (…)». */
function withKind(article: string, kind: string, name: string): string {
  if (name.toLowerCase().startsWith(kind)) return `${article} ${withSmallInitial(name)}`
  return name === '' ? `${article} ${kind}` : `${article} ${kind} (${name})`
}

/** «al nivel 2», «a Planta Baja». */
function toLevel(level: string): string {
  return level.toLowerCase().startsWith('nivel') ? `al ${withSmallInitial(level)}` : `a ${level}`
}

function withSmallInitial(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
