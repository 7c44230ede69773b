import { type Drawing, inkOf, move, scale, turn } from './drawing.ts'

/** Puts drawings under each other, `gap` apart, by the ink and not by the type's line height. */
export function stack(gap: number, ...drawings: Drawing[]): Drawing {
  return pile(drawings, gap, 'middle')
}

export function stackLeft(gap: number, ...drawings: Drawing[]): Drawing {
  return pile(drawings, gap, 'start')
}

export function stackRight(gap: number, ...drawings: Drawing[]): Drawing {
  return pile(drawings, gap, 'end')
}

/** Puts drawings beside each other, centred on each other's height. */
export function row(gap: number, ...drawings: Drawing[]): Drawing {
  let right = 0
  return drawings.flatMap((drawing, index) => {
    const ink = inkOf(drawing)
    const placed = move(drawing, right + (index > 0 ? gap : 0) - ink.left, -(ink.top + ink.bottom) / 2)
    right = inkOf(placed).right
    return placed
  })
}

/** Puts drawings beside each other and leaves their heights alone: words stay on one baseline. */
export function onBaseline(gap: number, ...drawings: Drawing[]): Drawing {
  let right = 0
  return drawings.flatMap((drawing, index) => {
    const placed = move(drawing, right + (index > 0 ? gap : 0) - inkOf(drawing).left, 0)
    right = inkOf(placed).right
    return placed
  })
}

/** Centres a drawing's ink on a point. */
export function centre(drawing: Drawing, x: number, y: number): Drawing {
  const ink = inkOf(drawing)
  return move(drawing, x - (ink.left + ink.right) / 2, y - (ink.top + ink.bottom) / 2)
}

/** Sets letters side by side, each turned about its own middle and raised: the look of hand-cut type. */
export function jumble(gap: number, letters: Drawing[], turns: number[], raises: number[]): Drawing {
  return onBaseline(
    gap,
    ...letters.map((letter, index) => {
      const ink = inkOf(letter)
      const turned = turn(
        letter,
        turns[index % turns.length] ?? 0,
        (ink.left + ink.right) / 2,
        (ink.top + ink.bottom) / 2,
      )
      return move(turned, 0, raises[index % raises.length] ?? 0)
    }),
  )
}

/** Makes a drawing exactly this wide: lines of one block get one width. */
export function wide(drawing: Drawing, width: number): Drawing {
  const ink = inkOf(drawing)
  return scale(drawing, width / (ink.right - ink.left))
}

export function tall(drawing: Drawing, height: number): Drawing {
  const ink = inkOf(drawing)
  return scale(drawing, height / (ink.bottom - ink.top))
}

/** Stretches to a width and a height, for lettering that is meant to be compressed. */
export function squeeze(drawing: Drawing, width: number, height: number): Drawing {
  const ink = inkOf(drawing)
  return scale(drawing, width / (ink.right - ink.left), height / (ink.bottom - ink.top))
}

/** Makes a drawing as large as fits into a box and centres it on a point. */
export function fit(drawing: Drawing, width: number, height: number, x = 160, y = 96): Drawing {
  const ink = inkOf(drawing)
  const factor = Math.min(width / (ink.right - ink.left), height / (ink.bottom - ink.top))
  return centre(scale(drawing, factor), x, y)
}

function pile(drawings: Drawing[], gap: number, align: 'start' | 'middle' | 'end'): Drawing {
  let bottom = 0
  return drawings.flatMap((drawing, index) => {
    const ink = inkOf(drawing)
    const anchor = { start: ink.left, middle: (ink.left + ink.right) / 2, end: ink.right }[align]
    const placed = move(drawing, -anchor, bottom + (index > 0 ? gap : 0) - ink.top)
    bottom = inkOf(placed).bottom
    return placed
  })
}
