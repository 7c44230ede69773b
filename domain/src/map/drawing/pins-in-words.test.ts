import { expect, it } from 'vitest'
import type { Point } from '../plane.ts'
import { type NameAtPin, nameAtPins } from './name-at-pins.ts'
import { pinsBesideTurns, turnsOf } from './pins-beside-turns.ts'
import { type MapPin, spreadPins } from './spread-pins.ts'

/**
 * Where the pins of a plan of 100 × 60 m stand, and their names: `away` with the turn and the length of the line, the text with its
 * lines, its place in ems and the scale up to which it is drawn; then the same for the plan turned by a quarter.
 */
const placed = `
far apart: 10,-50 on its point until 0; "Quillon" start 1.32,-1.6 to 99; "Quillon" end 0.92,-3.45 to 99
far apart: 90,-10 on its point until 0; "Chez Mémère/Boudreau" end -1.32,-1.6 to 99; "Chez Mémère/Boudreau" end 0.92,-4 to 99
two at one point: 50,-30 away 180° 17.6 px until 0; "Quillon" start -0.92,-3.45 to 99; "Quillon" end -1.32,-1.6 to 99
two at one point: 50,-30 away 0° 17.6 px until 0; "Chez Mémère/Boudreau" start -1.5,1.4 to 99; "Chez Mémère/Boudreau" end -2.15,-1.6 to 99
close together: 48,-31 away -144° 14.3 px until 0.144; "Quillon" start -0.92,-3.45 to 99; "Quillon" end 0.92,-3.45 to 99
close together: 52,-30 away -23° 14.7 px until 0.144; "Chez Mémère/Boudreau" start 1.32,-1.6 to 99; "Chez Mémère/Boudreau" end 0.92,1.4 to 99
close together: 50,-27 away 98° 14.2 px until 0.144; "Bookshop of/the Old Harbour" start -0.92,1.4 to 99; "Bookshop of/the Old Harbour" end -1.32,-1.6 to 99
along a route: 10,-30 on its point until 0; "Quillon" start -0.92,-3.45 to 99; "Quillon" start -0.92,-3.45 to 99
along a route: 50,-30 on its point until 0; "Chez Mémère/Boudreau" start -0.92,-4 to 99; "Chez Mémère/Boudreau" end -1.32,-1.6 to 99
along a route: 90,-10 on its point until 0; "Bookshop of/the Old Harbour" start 1.32,-1.6 to 99; "Bookshop of/the Old Harbour" end -1.32,-1.6 to 99
over a turn: 50,-24 away 270° 16 px until 0.428; "Quillon" start 1.32,-1.6 to 99; "Quillon" start 1.32,-1.6 to 99
over a turn: 52,-4 away 202.5° 32 px until 0.428; "Chez Mémère/Boudreau" end -1.32,-1.6 to 99; "Chez Mémère/Boudreau" end 0.92,-4 to 99
at the edge: 1,-59 on its point until 0; "Quillon" start 1.32,-1.6 to 99; "Quillon" end 0.92,-3.45 to 99
at the edge: 99,-1 on its point until 0; "Chez Mémère/Boudreau" end 0.92,1.4 to 99; "Chez Mémère/Boudreau" start -0.92,1.4 to 99
at the edge: 2,-2 on its point until 0; "Bookshop of/the Old Harbour" start -1.97,-4 to 99; "Bookshop of/the Old Harbour" end 1.97,1.4 to 99
in a row: 30,-20 away 180° 52.6 px until 0.24; "Quillon" end -1.32,-1.6 to 99; "Quillon" start 1.32,-1.6 to 99
in a row: 36,-20 away 180° 26.3 px until 0.24; "Chez Mémère/Boudreau" start -0.92,1.4 to 99; "Chez Mémère/Boudreau" end -1.32,-1.6 to 99
in a row: 42,-20 on its point until 0.24; "Bookshop of/the Old Harbour" start -0.92,-4 to 99; "Bookshop of/the Old Harbour" start 1.32,-1.6 to 99
in a row: 48,-20 away 0° 26.3 px until 0.24; "Tide" start -0.92,0.85 to 0.08; "Tide" end -1.32,-1.6 to 99
in a row: 54,-20 away 0° 52.6 px until 0.24; "Ixtle" start 1.32,-1.6 to 99; "Ixtle" end -1.32,-1.6 to 99
`

const view = { x: 0, y: -60, width: 100, height: 60 }
const route = [
  { x: 10, y: -30 },
  { x: 50, y: -30 },
  { x: 52, y: -10 },
  { x: 90, y: -10 },
]
const walls = [
  [
    { x: 0, y: -40 },
    { x: 100, y: -40 },
  ],
]

const plans: Readonly<Record<string, readonly MapPin[]>> = {
  'far apart': [pin(10, -50), pin(90, -10, '2')],
  'two at one point': [pin(50, -30, '1'), pin(50, -30, '2, 3')],
  'close together': [pin(48, -31, '1'), pin(52, -30, '2'), pin(50, -27, '3')],
  'along a route': [pin(10, -30), pin(50, -30, '1'), pin(90, -10)],
  'over a turn': [pin(50, -24), pin(52, -4, '2')],
  'at the edge': [pin(1, -59), pin(99, -1), pin(2, -2, '10, 11')],
  'in a row': [pin(30, -20, '1'), pin(36, -20, '2'), pin(42, -20, '3'), pin(48, -20, '4'), pin(54, -20, '5')],
}

it('finds where a route turns', () => {
  expect(turnsOf([route])).toEqual(route.slice(1, 3))
  const slight = { x: 90, y: -10 + 38 * Math.tan((24 * Math.PI) / 180) }
  expect(turnsOf([[{ x: 10, y: -10 }, { x: 52, y: -10 }, slight]])).toEqual([])
  const sharper = { x: 90, y: -10 + 38 * Math.tan((26 * Math.PI) / 180) }
  expect(turnsOf([[{ x: 10, y: -10 }, { x: 52, y: -10 }, sharper]])).toEqual([{ x: 52, y: -10 }])
})

it.each(Object.keys(plans))('places pins %s, and their names', (plan) => {
  const rows = placed.trim().split('\n')
  expect(rows.filter((row) => row.startsWith(`${plan}: `))).toEqual(wordsOf(plan))
})

function wordsOf(plan: string): readonly string[] {
  const pins = plans[plan] ?? []
  const isAlong = plan === 'along a route'
  const { pins: spread, apartUntil } = spreadPins(pins, { view, isFirstFixed: isAlong })
  const lines = isAlong || plan === 'over a turn' ? [route] : []
  const shown = {
    view,
    lines,
    apartUntil,
    isTurned: true,
    placeOf: ({ at }: MapPin) => (at.x > 51 ? undefined : at),
  }
  const names = ['Quillon', 'Chez Mémère Boudreau', 'Bookshop of the Old Harbour', 'Tide', 'Ixtle']
  const standing = pinsBesideTurns(spread, shown)
  const named = nameAtPins(standing, (one) => names[standing.indexOf(one)], {
    view,
    lines,
    walls,
    apartUntil,
  })
  return named.map(({ at, away, name }) => {
    const line =
      away === undefined ? 'on its point' : `away ${hundredths(away.turn)}° ${hundredths(away.length)} px`
    return `${plan}: ${place(at)} ${line} until ${apartUntil}; ${textOf(name?.flat)}; ${textOf(name?.upright)}`
  })
}

function textOf(name: NameAtPin | undefined): string {
  if (name === undefined) return 'no name'
  return `"${name.lines.join('/')}" ${name.anchor} ${place(name.text)} to ${hundredths(name.until)}`
}

function pin(x: number, y: number, number?: string): MapPin {
  return { at: { x, y }, number }
}

function place({ x, y }: Point): string {
  return `${hundredths(x)},${hundredths(y)}`
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
