import { acrossAt, boxOutline, rounded } from './lines.ts'
import { type Part, type Pieces, piecesOf, plainDoor, type Row } from './parts.ts'
import type { Name, PlanPoint } from './plan.ts'

const CORRIDOR_METRES = 3
const BACK_METRES = 5
const DOOR_METRES = 1.2

/** Women and men on either side of a corridor; at its end an accessible all-gender room and one for families. */
export function washrooms(
  { from, to, washrooms: slug }: { from: number; to: number; washrooms: string },
  { side }: Row,
): Pieces {
  const front = acrossAt(side.front, from, 'after')
  const back = acrossAt(side.back, from, 'after')
  const outwards = Math.sign(back - front)
  const inner = rounded(back - outwards * BACK_METRES)
  const middle = rounded((from + to) / 2)
  const left = middle - CORRIDOR_METRES / 2
  const right = middle + CORRIDOR_METRES / 2
  const rooms = [
    { word: 'women', area: boxOutline([from, front, left, inner]) },
    { word: 'men', area: boxOutline([right, front, to, inner]) },
    { word: 'all-gender', area: boxOutline([from, inner, middle, back]) },
    { word: 'family', area: boxOutline([middle, inner, to, back]) },
  ] as const
  const doorAcross = rounded(front + outwards * 3)
  const across = (along: number): PlanPoint[] => [
    [along, doorAcross],
    [along, doorAcross + outwards * DOOR_METRES],
  ]
  const along = (start: number): PlanPoint[] => [
    [rounded(start), inner],
    [rounded(start + DOOR_METRES), inner],
  ]
  const corridor: Part = {
    key: `${slug}-corridor`,
    category: 'walkway',
    name: { en: 'Washrooms', es: 'Baños' },
    outline: boxOutline([left, front, right, inner]),
    isPublic: true,
  }
  return piecesOf(
    [
      corridor,
      ...rooms.map(({ word, area }) => ({
        key: `${slug}-${word}`,
        category: categories[word],
        name: names[word],
        outline: area,
        isPublic: true,
      })),
    ],
    [
      plainDoor(`${slug}-women`, across(left)),
      plainDoor(`${slug}-men`, across(right)),
      plainDoor(`${slug}-all-gender`, along(middle - 0.15 - DOOR_METRES)),
      plainDoor(`${slug}-family`, along(middle + 0.15)),
    ],
    [
      { slug, category: 'restroom', at: [middle, rounded(front + outwards * 2)] },
      ...rooms.map(({ word, area }) => ({
        category: categories[word],
        name: names[word],
        at: middleOfBox(area),
      })),
    ],
  )
}

const categories = {
  women: 'restroom.female',
  men: 'restroom.male',
  'all-gender': 'restroom.unisex.wheelchair',
  family: 'restroom.family',
} as const

const names: Readonly<Record<keyof typeof categories, Name>> = {
  women: { en: 'Women', es: 'Mujeres' },
  men: { en: 'Men', es: 'Hombres' },
  'all-gender': { en: 'Accessible, all genders', es: 'Accesible, para todas las personas' },
  family: { en: 'Family washroom', es: 'Baño familiar' },
}

function middleOfBox(outline: readonly PlanPoint[]): PlanPoint {
  const middle = (values: readonly number[]) => rounded((Math.min(...values) + Math.max(...values)) / 2)
  return [middle(outline.map(([along]) => along)), middle(outline.map(([, across]) => across))]
}
