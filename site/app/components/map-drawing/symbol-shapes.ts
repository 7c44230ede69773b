import type { DrawnSymbol } from '@promenade/domain/map/drawing/level-drawing'

const person = 'M12 6.500v.01M12 10v5M9.500 10h5v5h-5zM10.500 15v4.500M13.500 15v4.500'
const pair =
  'M8 6v.01M6 9.500h4v5H6zM7 14.500v4.500M9 14.500v4.500M12 4v16M16 6v.01M16 9l-2.500 6h5zM15 15v4M17 15v4'

/** The shapes of the symbols in a box of 24 by 24. */
export const symbolShapes: Readonly<Record<DrawnSymbol['kind'], string>> = {
  washroom: pair,
  'washroom-women': 'M12 6.500v.01M12 9.500l-3.500 6h7zM11 15.500v4M13 15.500v4',
  'washroom-men': person,
  'washroom-all-gender': pair,
  'washroom-accessible': 'M11 5v.01M11 8.500v6h5l2 4.500M11 11h4M8.500 11.500a4.500 4.500 0 1 0 5.500 6',
  'family-room':
    'M9 6v.01M6.500 9.500h5v5h-5zM8 14.500v4.500M10 14.500v4.500M16.500 11v.01M15 14h3v3h-3zM16.500 17v2',
  lift: 'M6 4.500h12v15H6zM10 15V9M8.500 10.500L10 9l1.500 1.500M14 9v6M12.500 13.500L14 15l1.500-1.500',
  escalator: 'M4 18h4l8-11h4',
  stairs: 'M4 19h4v-4h4v-4h4V7h4',
  atm: 'M4 7.500h16v9H4zM12 10.500a1.500 1.500 0 1 0 .01 0',
  'guest-services': 'M12 10.500v8M12 6v.01',
  'first-aid': 'M12 6v12M6 12h12',
  security: 'M12 4l6.500 2.500V11c0 4-3 7-6.500 8.500C8.500 18 5.500 15 5.500 11V6.500z',
  seating: 'M7 5v14M7 12.500h10V19',
  charging: 'M13 4l-6 9h5l-1 7 6-9h-5z',
  water: 'M12 4.500c4 4.500 5 6.500 5 9a5 5 0 0 1-10 0c0-2.500 1-4.500 5-9z',
  lockers: 'M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3',
  parking: 'M9 19.500v-15h4.500a4.250 4.250 0 0 1 0 8.500H9',
  transit: 'M6 5h12v11H6zM6 11h12M8 16v3M16 16v3',
  taxi: 'M5 12l2-5h10l2 5v6H5zM5 12h14M10 7V4.500h4V7',
  bicycles: 'M6.500 13a3 3 0 1 0 .01 0M17.500 13a3 3 0 1 0 .01 0M6.500 16l3.500-7h5l2.500 7M10 9l3.500 7',
  smoking: 'M4 14h16v3H4zM17 11c0-2-2-2-2-4.500',
  other: 'M12 11a1 1 0 1 0 .01 0z',
  kiosk:
    'M4.500 6.500L9.500 5l5 1.500L19.500 5v12.500l-5 1.500-5-1.500-5 1.500zM9.500 5v12.500M14.500 6.500V19',
}
