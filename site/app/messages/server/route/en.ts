/** Texts of directions on the map. */
export const route = {
  leave: (place: string, turn: string) => `Leave ${place} and ${turn}.`,
  startAt: (place: string, turn: string) => `From ${place}, ${turn}.`,
  start: (place: string) => `Start at ${place}.`,
  turns: {
    straight: 'go straight ahead',
    left: 'turn left',
    right: 'turn right',
    'slightly-left': 'bear left',
    'slightly-right': 'bear right',
    back: 'turn around',
  },
  walk: (distance: string) => `Walk ${distance}`,
  turnAndWalk: (turn: string, distance: string) => `${turn} and walk ${distance}`,
  turnAtAndWalk: (turn: string, place: string, distance: string) =>
    `${turn} at ${place} and walk ${distance}`,
  passing: (sentence: string, places: string) => `${sentence}, passing ${places}`,
  onYour: {
    left: (places: string) => `${places} on your left`,
    right: (places: string) => `${places} on your right`,
  },
  rides: {
    lift: (name: string) => withKind('elevator', name),
    escalator: (name: string) => withKind('escalator', name),
    stairs: (name: string) => withKind('stairs', name),
    ramp: (name: string) => withKind('ramp', name),
  },
  up: (ride: string, level: string) => `Take ${ride} up to ${level}.`,
  down: (ride: string, level: string) => `Take ${ride} down to ${level}.`,
  arrive: {
    straight: (place: string) => `Arrive at ${place}, straight ahead.`,
    left: (place: string) => `Arrive at ${place}, on your left.`,
    right: (place: string) => `Arrive at ${place}, on your right.`,
    'slightly-left': (place: string) => `Arrive at ${place}, ahead on your left.`,
    'slightly-right': (place: string) => `Arrive at ${place}, ahead on your right.`,
    back: (place: string) => `Arrive at ${place}, behind you.`,
  },
  arriveAt: (place: string) => `Arrive at ${place}.`,
  alreadyThere: (place: string) => `You are at ${place} already.`,
  underMinute: 'under a minute',
  minutes: (count: number) => `about ${count} min`,
  closed: (names: string) => `Temporarily closed: ${names}.`,
  unnamedWay: 'part of the way',
  refusals: {
    'unknown-start': (from: string) =>
      `Our map has no walkway to ${from}, so no way can begin there. Start from a door or a map board near you.`,
    'unknown-goal': (to: string) =>
      `Our map has no walkway to ${to}. Choose a place near it; the centre’s staff know the rest of the way.`,
    'no-route': (from: string, to: string) =>
      `There is no way inside the centre from ${from} to ${to}. Start from another door, or ask the centre’s staff.`,
    'step-free': (from: string, to: string) =>
      `There is no step-free way from ${from} to ${to}. Start from another door, or ask the centre’s staff to help.`,
    'no-lifts': (from: string, to: string) =>
      `Without an elevator there is no way from ${from} to ${to}. Allow elevators to see one.`,
  },
}

/** "Elevator B", "the South Walk escalator"; a name without the kind follows it: "the stairs (…)". */
function withKind(kind: string, name: string): string {
  if (name.toLowerCase().startsWith(kind)) return name
  if (name.toLowerCase().endsWith(kind)) return `the ${name}`
  return name === '' ? `the ${kind}` : `the ${kind} (${name})`
}
