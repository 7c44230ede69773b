/** Texts of directions for someone who cannot see. Browsers get them in loader data. */
export const en = {
  show: 'For someone who cannot see: walls, doors and counted steps',
  hide: 'Shorter directions',
  none: 'Our map cannot describe this way for someone who cannot see. These are the usual directions.',
  clock:
    'Directions are hours on a clock: 12 is straight ahead, 3 to the right, 9 to the left. Steps are those of an adult.',
  start: (thing: string) => `Start at ${thing}.`,
  things: {
    door: (name: string) => `the door of ${name}`,
    entrance: (name: string) => `the entrance ${name}`,
    desk: (name: string) => `the counter of ${name}`,
    object: (name: string) => name,
    washroom: (name: string) => (/wash/i.test(name) ? name : `the washroom “${name}”`),
  },
  motion: {
    up: (escalator: string) => `${escalator} that goes up`,
    down: (escalator: string) => `${escalator} that goes down`,
    towards: (escalator: string) => `${escalator} that comes towards you`,
  },
  nth: (thing: string, nth: string) => `${thing} (the ${nth} one)`,
  ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  hour: (hour: string) => `${hour} o’clock`,
  halfHour: (hour: string, next: string) => `between ${hour} and ${next} o’clock`,
  winds: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  backTo: (thing: string, turn: string) => `With your back to ${thing}, ${turn}`,
  turn: {
    left: (hour: string) => `turn left to ${hour}`,
    right: (hour: string) => `turn right to ${hour}`,
    to: (hour: string) => `face ${hour}`,
  },
  byCompass: (wind: string) => `By the compass, face ${wind}`,
  wallOn: {
    left: (turn: string) => `${turn}, so that the wall is on your left.`,
    right: (turn: string) => `${turn}, so that the wall is on your right.`,
  },
  atWall: (turn: string) => `At the wall, ${turn}`,
  steps: (metres: string, steps: number) => `${metres}, about ${steps} ${steps === 1 ? 'step' : 'steps'}`,
  followTo: {
    left: (distance: string, thing: string) => `Follow it for ${distance}, to ${thing} on your left.`,
    right: (distance: string, thing: string) => `Follow it for ${distance}, to ${thing} on your right.`,
  },
  followPast: {
    left: (distance: string, thing: string) =>
      `Follow it for ${distance}, until you have ${thing} on your left, off the wall.`,
    right: (distance: string, thing: string) =>
      `Follow it for ${distance}, until you have ${thing} on your right, off the wall.`,
  },
  goOn: { left: 'Keep the wall on your left.', right: 'Keep the wall on your right.' },
  count: (distance: string) => `Follow it for ${distance}.`,
  passing: (things: string) => `You are right if you pass ${things}.`,
  passed: (thing: string, metres: string) => `${thing} after ${metres}`,
  tooFar: (thing: string, metres: string) => `Too far if you come to ${thing}, ${metres} further on.`,
  tooMany: (steps: number) => `Too far after ${steps} steps.`,
  crossTo: (direction: string, distance: string, thing: string) =>
    `${direction} and cross the open floor for ${distance}, to ${thing}.`,
  goStraight: (direction: string, distance: string) => `${direction} and walk straight on for ${distance}.`,
  toWall: (direction: string, distance: string) =>
    `${direction} and walk straight on for ${distance}, until you meet a wall.`,
  backToWall: 'Turn your back to the wall',
  thenTurn: (turn: string) => `There ${turn}`,
  missed: {
    left: (thing: string) => `If you find ${thing}, go to the right.`,
    right: (thing: string) => `If you find ${thing}, go to the left.`,
  },
  tactile: {
    leads: 'Tactile paving leads there.',
    atEnd: 'There is tactile paving in front of it.',
    crossed: (metres: string) => `You cross tactile paving after ${metres}.`,
  },
  find: (thing: string, distance: string) => `Find ${thing}: it is within reach, ${distance} away.`,
  through: (door: string) => `Go through ${door}.`,
  riding: {
    lift: 'The call button is beside the doors; ask which floor it is when they open.',
    escalator: 'A metal plate comes before the moving steps, and another one after them; hold the handrail.',
    stairs: 'Find the handrail before the first step.',
    ramp: 'The floor slopes.',
  },
  arrive: {
    left: (thing: string) => `You have arrived: ${thing} is on your left, at 9 o’clock.`,
    right: (thing: string) => `You have arrived: ${thing} is on your right, at 3 o’clock.`,
    ahead: (thing: string) => `You have arrived: ${thing} is before you.`,
  },
  lost: {
    link: 'I am lost',
    title: 'Where are you?',
    hint: 'Ask what is near you, or read the code of a map board. The way goes on from there.',
    choose: 'Choose a place',
    onTheWay: 'Along your way',
    search: 'Or a name, a board’s code such as B3, or the number on a door',
    board: (number: number) => `Board ${number}`,
    goOn: 'Go on from there',
    several: (name: string) => `Which “${name}” do you mean?`,
    unknown: (name: string) => `There is no “${name}” on the map. Try another name near you.`,
    back: 'Back to the step',
  },
}

export type TrailMessages = typeof en
