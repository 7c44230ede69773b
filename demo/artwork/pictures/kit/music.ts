import { BROWN, INK, PAPER, RED, SLATE } from './inks.ts'
import { disc, discs, fill, line, lines, rect, ring, tiles } from './svg.ts'

/** A gramophone record, 300 across. */
export function record(label = RED, vinyl = INK, groove = SLATE): string {
  return (
    disc(0, 0, 150, vinyl) +
    [134, 118, 102, 86, 70].map((r) => ring(0, 0, r, groove, 1.6)).join('') +
    disc(0, 0, 52, label) +
    ring(0, 0, 38, PAPER, 4) +
    disc(0, 0, 7, PAPER)
  )
}

/** A fiddle, neck up, 320 high around its waist at 0,0. */
export function fiddle(wood = BROWN, dark = INK): string {
  return (
    fill(
      'M0 -96Q54 -96 52 -52Q50 -30 36 -14Q34 4 44 20Q66 36 62 68Q54 116 0 116T-62 68Q-66 36 -44 20Q-34 4 -36 -14Q-50 -30 -52 -52Q-54 -96 0 -96Z',
      wood,
    ) +
    fill('M-10 -200H10L13 30H-13Z', dark) +
    line('M-16 -206q0 -22 16 -22t16 22M-24 -196H24M-22 -180H22', dark, 8) +
    line('M-32 -4q-10 16 0 34M32 -4q10 16 0 34', dark, 5) +
    fill('M-16 64H16L9 104H-9Z', dark) +
    rect(-22, 40, 44, 7, PAPER, 2) +
    line('M-4 40V-190M4 40V-190', PAPER, 1.6)
  )
}

/** A squeezebox half open, 240 wide around 0,0. */
export function accordion(ends = RED, folds = PAPER, dark = INK): string {
  return (
    fill('M-50 -60L50 -72V72L-50 60Z', folds) +
    lines(
      [
        [-34, -60, -34, 60],
        [-18, -64, -18, 64],
        [-2, -66, -2, 66],
        [14, -68, 14, 68],
        [30, -70, 30, 70],
      ],
      dark,
      4,
    ) +
    rect(-112, -70, 66, 140, ends, 12) +
    rect(46, -80, 66, 160, ends, 12) +
    discs(
      [
        [66, -50, 8],
        [90, -50, 8],
        [66, -18, 8],
        [90, -18, 8],
        [66, 14, 8],
        [90, 14, 8],
        [66, 46, 8],
        [90, 46, 8],
      ],
      PAPER,
    ) +
    tiles(-100, -50, 1, 6, 38, 12, 0, 18, PAPER)
  )
}

/** A microphone on a stand, 330 high, standing on 0,0. */
export function microphone(metal = INK, head = SLATE): string {
  return (
    line('M0 -6V-240L34 -268', metal, 7) +
    line('M-44 0Q0 -14 44 0', metal, 8) +
    rect(20, -300, 70, 34, metal, 14) +
    disc(92, -284, 26, head) +
    line('M78 -284h30M84 -296h18M84 -272h18', metal, 3)
  )
}
