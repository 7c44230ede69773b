/** The nine inks of Merrow Quay. Every colour in every picture is one of these, or two of them overprinted. */
export const INK = '#10222E'
export const PAPER = '#F7F1E5'
export const RED = '#D8401F'
export const KELP = '#1F6B5C'
export const FOG = '#A9C4CC'
export const LAMP = '#F2B84B'
export const TAN = '#CFA97A'
export const PLUM = '#4A2E45'
export const PINK = '#F0C9B8'

/** Two inks printed on top of each other (multiplied, as on a press). */
export function over(a: string, b: string): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round((channel(a, at) * channel(b, at)) / 255))
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('')
}

/** An ink printed as a fine screen on the paper, `share` of it covered. */
function screened(ink: string, share: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(PAPER, at) * (1 - share) + channel(ink, at) * share))
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('')
}

export const BROWN = over(TAN, TAN)
export const SLATE = over(FOG, FOG)
export const SEA = over(FOG, SLATE)
export const BRICK = over(RED, TAN)
export const DEEP = over(KELP, FOG)
export const ROSE = over(PINK, PINK)
export const GOLD = over(LAMP, TAN)
export const NIGHT = over(PLUM, FOG)
export const SAND = screened(TAN, 0.45)
export const MIST = screened(FOG, 0.45)
