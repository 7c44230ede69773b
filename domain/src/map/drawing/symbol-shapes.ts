import type { DrawnSymbol } from './level-drawing.ts'

const person = 'M12 6.5v.01M12 10v5M9.5 10h5v5h-5zM10.5 15v4.5M13.5 15v4.5'
const pair = 'M8 6v.01M6 9.5h4v5H6zM7 14.5v4.5M9 14.5v4.5M12 4v16M16 6v.01M16 9l-2.5 6h5zM15 15v4M17 15v4'

/** The shapes of the symbols in a box of 24 by 24, as SVG path data. */
export const symbolShapes: Readonly<Record<DrawnSymbol['kind'], string>> = {
  washroom: pair,
  'washroom-women': 'M12 6.5v.01M12 9.5l-3.5 6h7zM11 15.5v4M13 15.5v4',
  'washroom-men': person,
  'washroom-all-gender': pair,
  'washroom-accessible': 'M11 5v.01M11 8.5v6h5l2 4.5M11 11h4M8.5 11.5a4.5 4.5 0 1 0 5.5 6',
  'family-room': 'M9 6v.01M6.5 9.5h5v5h-5zM8 14.5v4.5M10 14.5v4.5M16.5 11v.01M15 14h3v3h-3zM16.5 17v2',
  lift: 'M6 4.5h12v15H6zM10 15V9M8.5 10.5L10 9l1.5 1.5M14 9v6M12.5 13.5L14 15l1.5-1.5',
  escalator: 'M4 18h4l8-11h4',
  stairs: 'M4 19h4v-4h4v-4h4V7h4',
  atm: 'M4 7.5h16v9H4zM12 10.5a1.5 1.5 0 1 0 .01 0',
  'guest-services': 'M12 10.5v8M12 6v.01',
  'first-aid': 'M12 6v12M6 12h12',
  security: 'M12 4l6.5 2.5V11c0 4-3 7-6.5 8.5C8.5 18 5.5 15 5.5 11V6.5z',
  seating: 'M7 5v14M7 12.5h10V19',
  charging: 'M13 4l-6 9h5l-1 7 6-9h-5z',
  water: 'M12 4.5c4 4.5 5 6.5 5 9a5 5 0 0 1-10 0c0-2.5 1-4.5 5-9z',
  lockers: 'M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3',
  parking: 'M9 19.5v-15h4.5a4.25 4.25 0 0 1 0 8.5H9',
  transit: 'M6 5h12v11H6zM6 11h12M8 16v3M16 16v3',
  taxi: 'M5 12l2-5h10l2 5v6H5zM5 12h14M10 7V4.5h4V7',
  bicycles: 'M6.5 13a3 3 0 1 0 .01 0M17.5 13a3 3 0 1 0 .01 0M6.5 16l3.5-7h5l2.5 7M10 9l3.5 7',
  smoking: 'M4 14h16v3H4zM17 11c0-2-2-2-2-4.5',
  other: 'M12 11a1 1 0 1 0 .01 0z',
  kiosk: 'M4.5 6.5L9.5 5l5 1.5L19.5 5v12.5l-5 1.5-5-1.5-5 1.5zM9.5 5v12.5M14.5 6.5V19',
}
