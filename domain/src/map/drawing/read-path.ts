import type { Point } from '../plane.ts'

/** The lines of path data as `path.ts` writes it; a closed one ends where it starts. */
export function linesOfSvgPath(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((strokesOfLine) => {
      const line = pointsOfStrokes(`M${strokesOfLine}`)
      const [first] = line
      return first && strokesOfLine.endsWith('z') ? [...line, first] : line
    })
}

function pointsOfStrokes(path: string): Point[] {
  let at = { x: 0, y: 0 }
  return [...path.matchAll(/([Mlhv])([^Mlhvz]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))
    const size = command === 'h' || command === 'v' ? 1 : 2
    return Array.from({ length: numbers.length / size }, (_, index) => {
      const [first = 0, second = 0] = numbers.slice(index * size, index * size + size)
      if (command === 'M') at = { x: first, y: second }
      else if (command === 'v') at = { x: at.x, y: at.y + first }
      else at = { x: at.x + first, y: at.y + second }
      return at
    })
  })
}
