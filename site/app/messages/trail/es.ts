import type { Dictionary } from '../dictionary.ts'
import type { TrailMessages } from './en.ts'

export const es: Dictionary<TrailMessages> = {
  show: 'Para quien no ve: paredes, puertas y pasos contados',
  hide: 'Indicaciones más cortas',
  none: 'Nuestro mapa no puede describir este camino para quien no ve. Estas son las indicaciones de siempre.',
  clock:
    'Las direcciones son horas de un reloj: las 12 están al frente, las 3 a la derecha y las 9 a la izquierda. Los pasos son los de una persona adulta.',
  start: (thing) => `Empieza en ${thing}.`,
  things: {
    door: (name) => `la puerta de ${name}`,
    entrance: (name) => `la entrada ${name}`,
    desk: (name) => `el mostrador de ${name}`,
    object: (name) => `«${name}»`,
    washroom: (name) => (/baño/i.test(name) ? `«${name}»` : `el baño «${name}»`),
  },
  motion: {
    up: (escalator) => `${escalator} que sube`,
    down: (escalator) => `${escalator} que baja`,
    towards: (escalator) => `${escalator} que viene hacia ti`,
  },
  nth: (thing, nth) => `${thing} (la ${nth} vez)`,
  ordinals: [
    'primera',
    'segunda',
    'tercera',
    'cuarta',
    'quinta',
    'sexta',
    'séptima',
    'octava',
    'novena',
    'décima',
    'undécima',
    'duodécima',
  ],
  hour: oClock,
  halfHour: (hour, next) => `un punto entre ${oClock(hour)} y ${oClock(next)}`,
  winds: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  backTo: (thing, turn) => `De espaldas ${to(thing)}, ${turn}`,
  turn: {
    left: (hour) => `gira a la izquierda hacia ${hour}`,
    right: (hour) => `gira a la derecha hacia ${hour}`,
    to: (hour) => `oriéntate hacia ${hour}`,
  },
  byCompass: (wind) => `Con la brújula, oriéntate hacia el ${wind}`,
  wallOn: {
    left: (turn) => `${turn}, para tener la pared a tu izquierda.`,
    right: (turn) => `${turn}, para tener la pared a tu derecha.`,
  },
  atWall: (turn) => `Al llegar a la pared, ${turn}`,
  steps: (metres, steps) => `${metres}, ${steps === 1 ? 'un paso' : `unos ${steps} pasos`}`,
  followTo: {
    left: (distance, thing) => `Síguela ${distance}, hasta ${thing}, a tu izquierda.`,
    right: (distance, thing) => `Síguela ${distance}, hasta ${thing}, a tu derecha.`,
  },
  followPast: {
    left: (distance, thing) => `Síguela ${distance}, hasta tener ${thing} a tu izquierda, lejos de la pared.`,
    right: (distance, thing) => `Síguela ${distance}, hasta tener ${thing} a tu derecha, lejos de la pared.`,
  },
  goOn: { left: 'Mantén la pared a tu izquierda.', right: 'Mantén la pared a tu derecha.' },
  count: (distance) => `Síguela ${distance}.`,
  passing: (things) => `Vas bien si pasas por ${things}.`,
  passed: (thing, metres) => `${thing} a los ${metres}`,
  tooFar: (thing, metres) => `Te pasaste si llegas ${to(thing)}, ${metres} más adelante.`,
  tooMany: (steps) => `Te pasaste si das más de ${steps} pasos.`,
  crossTo: (direction, distance, thing) =>
    `${direction} y cruza el espacio abierto ${distance}, hasta ${thing}.`,
  goStraight: (direction, distance) => `${direction} y camina derecho ${distance}.`,
  toWall: (direction, distance) => `${direction} y camina derecho ${distance}, hasta tocar una pared.`,
  backToWall: 'Ponte de espaldas a la pared',
  thenTurn: (turn) => `Ahí ${turn}`,
  missed: {
    left: (thing) => `Si encuentras ${thing}, ve hacia la derecha.`,
    right: (thing) => `Si encuentras ${thing}, ve hacia la izquierda.`,
  },
  tactile: {
    leads: 'Una guía podotáctil lleva hasta ahí.',
    atEnd: 'Enfrente hay una guía podotáctil.',
    crossed: (metres) => `A los ${metres} cruzas una guía podotáctil.`,
  },
  find: (thing, distance) => `Busca ${thing}: está a tu alcance, a ${distance}.`,
  through: (door) => `Pasa por ${door}.`,
  riding: {
    lift: 'El botón está junto a las puertas; al abrirse, pregunta en qué nivel estás.',
    escalator:
      'Una placa de metal está antes de los escalones que se mueven, y otra después; agárrate del pasamanos.',
    stairs: 'Busca el pasamanos antes del primer escalón.',
    ramp: 'El piso está inclinado.',
  },
  arrive: {
    left: (thing) => `Llegaste: ${thing} está a tu izquierda, a las 9.`,
    right: (thing) => `Llegaste: ${thing} está a tu derecha, a las 3.`,
    ahead: (thing) => `Llegaste: ${thing} está delante de ti.`,
  },
  lost: {
    link: 'No sé dónde estoy',
    title: '¿Dónde estás?',
    hint: 'Pregunta qué tienes cerca, o lee el código de un tablero con mapa. El camino sigue desde ahí.',
    choose: 'Elige un lugar',
    onTheWay: 'En tu camino',
    search: 'O un nombre, el código de un tablero, como B3, o el número de una puerta',
    board: (number) => `Tablero ${number}`,
    goOn: 'Seguir desde ahí',
    several: (name) => `¿Cuál «${name}»?`,
    unknown: (name) => `«${name}» no está en el mapa. Prueba con otro nombre que tengas cerca.`,
    back: 'Volver al paso',
  },
}

/** «al elevador», «a la puerta». */
function to(thing: string): string {
  return thing.startsWith('el ') ? `al ${thing.slice(3)}` : `a ${thing}`
}

/** «la 1», «las 2». */
function oClock(hour: string): string {
  return hour === '1' ? 'la 1' : `las ${hour}`
}
