import { INK, PAPER, PINK, RED, TAN, over } from './inks.ts'
import { disc, fill, line, num, rect } from './svg.ts'

/** An open book seen from its foot, wings spread like a gull, 240 wide around 0,0. */
export function openBook(page = PAPER, cover = RED, text = INK): string {
  return (
    fill('M0 26Q-60 -16 -128 -6L-122 18Q-60 10 0 46Q60 10 122 18L128 -6Q60 -16 0 26Z', cover) +
    fill('M0 18Q-56 -40 -122 -20V2Q-60 -8 0 32Q60 -8 122 2V-20Q56 -40 0 18Z', page) +
    line('M0 18V32', text, 4) +
    line('M-104 -12Q-60 -20 -20 6M-96 -4Q-60 -10 -30 8M104 -12Q60 -20 20 6M96 -4Q60 -10 30 8', text, 2.4)
  )
}

/** A closed book lying flat, `w` by `h`, spine left, from 0,0 upwards. */
export function closedBook(w: number, h: number, cover: string, band = PAPER): string {
  return (
    rect(0, -h, w, h, cover, 5) +
    rect(14, -h + 6, w - 14, h - 12, PAPER) +
    line(`M20 ${num(-h / 2)}H${num(w - 4)}`, TAN, 2) +
    rect(0, -h, 26, h, cover, 5) +
    rect(6, -h * 0.72, 12, h * 0.44, band)
  )
}

/** A gift box with a bow, `w` by `h`, standing on 0,0 (centre). */
export function gift(w: number, h: number, paper: string, ribbon: string, bow = true): string {
  return (
    rect(-w / 2, -h, w, h, paper) +
    rect(-w / 2 - 6, -h, w + 12, h * 0.2, paper) +
    rect(-w / 2 - 6, -h * 0.8, w + 12, 4, INK) +
    rect(-w * 0.08, -h, w * 0.16, h, ribbon) +
    (bow
      ? fill(
          `M0 ${-h}Q${-w * 0.42} ${-h - w * 0.42} ${-w * 0.34} ${-h - 6}ZM0 ${-h}Q${num(w * 0.42)} ${num(-h - w * 0.42)} ${num(w * 0.34)} ${-h - 6}Z`,
          ribbon,
        ) + disc(0, -h - 2, w * 0.06, ribbon)
      : '')
  )
}

/** A sealed envelope, 220 wide around 0,0. */
export function envelope(paper = PAPER, edge = TAN, seal = RED): string {
  return (
    rect(-110, -72, 220, 144, paper, 4) +
    line('M-108 -70L0 18L108 -70M-108 70L-30 -6M108 70L30 -6', edge, 5) +
    disc(0, 16, 20, seal) +
    disc(0, 16, 11, over(seal, PINK))
  )
}
