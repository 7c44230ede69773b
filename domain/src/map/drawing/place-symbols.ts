import type { AmenityKind, Label, MallMap, UnitUse } from '../mall-map.ts'
import { isInside } from '../lines.ts'
import { type Box, doOverlap, squareAt } from './box.ts'
import type { DrawnSymbol, Tier } from './level-drawing.ts'
import { symbolSizes } from './level-drawing.ts'

/** A symbol without a tier yet, in the drawing's coordinates. */
export type Sign = Omit<DrawnSymbol, 'tier'>

/** Of two overlapping symbols the one with the higher priority is shown first. */
const symbolPriority: readonly DrawnSymbol['kind'][] = [
  'parking',
  'transit',
  'lift',
  'washroom',
  'guest-services',
  'escalator',
  'stairs',
  'kiosk',
  'atm',
  'first-aid',
  'family-room',
  'taxi',
]

/** Gives each symbol the first tier in which it covers no other symbol. */
export function placeSymbols(signs: readonly Sign[]): DrawnSymbol[] {
  const placed: DrawnSymbol[] = []
  for (const sign of signs.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind))) {
    placed.push({ ...sign, tier: tierFor(sign, placed) })
  }
  return placed
}

/** The largest area of a symbol. */
export function symbolBox({ at, tier }: Pick<DrawnSymbol, 'at' | 'tier'>): Box {
  return squareAt(at, symbolSizes[tier]?.size ?? 0)
}

/** The symbols of a level's amenities, boards, lifts and stairs; a lift has one symbol only. */
export function signsOf(map: MallMap, levelId: string, translate: (label: Label) => string): Sign[] {
  const moving = map.units.filter((unit) => unit.levelId === levelId && isMoving(unit.use))
  const amenities = map.amenities.filter(
    ({ levelId: level, at, kind }) =>
      level === levelId &&
      !(isMoving(kind) && moving.some(({ shape }) => shape.some((part) => isInside(at, part)))),
  )
  return [
    ...moving.map(({ id, use, name, centre }) => ({
      id,
      kind: movingKind(use),
      name: translate(name),
      at: centre,
    })),
    ...amenities.map(({ id, kind, name, at }) => ({ id, kind, name: translate(name), at })),
    ...map.kiosks
      .filter((kiosk) => kiosk.levelId === levelId)
      .map(({ id, name, at }) => ({ id, kind: 'kiosk' as const, name: translate(name), at })),
  ]
}

function tierFor({ at, kind }: Sign, placed: readonly DrawnSymbol[]): Tier {
  const first = firstTier(kind)
  const free = symbolSizes
    .slice(first)
    .find(({ tier, size }) =>
      placed.every((other) => other.tier > tier || !doOverlap(squareAt(at, size), squareAt(other.at, size))),
    )
  return free?.tier ?? 2
}

/** Rarely needed symbols are shown in the last tier. */
function firstTier(kind: DrawnSymbol['kind']): Tier {
  if (kind === 'other' || kind === 'seating') return 2
  return symbolPriority.includes(kind) ? 0 : 1
}

function rankOf(kind: DrawnSymbol['kind']): number {
  const rank = symbolPriority.indexOf(kind)
  return rank === -1 ? symbolPriority.length : rank
}

function isMoving(use: UnitUse | AmenityKind): boolean {
  return use === 'lift' || use === 'escalator' || use === 'stairs'
}

function movingKind(use: UnitUse): 'lift' | 'escalator' | 'stairs' {
  return use === 'lift' || use === 'escalator' ? use : 'stairs'
}
