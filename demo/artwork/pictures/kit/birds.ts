import { FOG, INK, LAMP, PAPER, RED, SLATE } from './inks.ts'
import { disc, fill, line, oval } from './svg.ts'

/** A gull on the wing heading right, 240 across. */
export function gullFlying(body = PAPER, wing = FOG, tip = INK): string {
  return (
    fill('M-6 -2C-28 -54 -74 -84 -126 -78C-98 -62 -70 -38 -50 2Z', wing) +
    fill('M-126 -78C-112 -70 -100 -60 -90 -48L-66 -66C-84 -76 -106 -80 -126 -78Z', tip) +
    fill('M-78 16Q-30 -8 14 -12Q44 -24 62 -8L84 -2L62 6Q44 26 -4 22Q-40 20 -78 16Z', body) +
    fill('M62 -8L84 -2L62 6Q66 -1 62 -8Z', LAMP) +
    disc(54, -4, 3.4, tip) +
    fill('M22 -4C30 -60 70 -104 124 -112C104 -84 70 -40 30 14Q8 16 -8 4Z', body) +
    fill('M124 -112C112 -94 100 -78 88 -62L72 -78C88 -96 106 -109 124 -112Z', tip)
  )
}

/** A distant gull: two strokes of a wing. */
export function gullFar(colour = INK): string {
  return fill('M-34 -12Q-16 -26 0 -2Q16 -26 34 -12Q14 -15 0 10Q-14 -15 -34 -12Z', colour)
}

/** A gull standing, facing right, 120 high, feet at 0,0. */
export function gullStanding(body = PAPER, wing = SLATE, dark = INK): string {
  return (
    line('M-4 -30V-2h12M16 -30V-2h12', LAMP, 5) +
    fill(
      'M-78 -32Q-46 -62 -4 -68Q20 -74 22 -98Q28 -124 50 -120Q66 -116 66 -102L88 -96L66 -90Q64 -36 16 -26Q-30 -20 -78 -32Z',
      body,
    ) +
    fill('M-92 -28Q-50 -70 12 -62Q18 -34 -22 -32Q-60 -28 -92 -28Z', wing) +
    fill('M-92 -28Q-72 -46 -50 -54L-44 -32Q-68 -28 -92 -28Z', dark) +
    fill('M66 -104L92 -96L66 -88Z', LAMP) +
    disc(54, -105, 4, dark) +
    disc(80, -94, 2.6, RED)
  )
}

/** A heron standing, facing right, 260 high. */
export function heron(body = SLATE, wing = FOG, dark = INK): string {
  return (
    line('M-8 -96V0h16M12 -96L20 -48L14 0h14', dark, 5) +
    fill('M-86 -84Q-30 -150 22 -146Q58 -142 42 -112Q10 -80 -40 -84Z', body) +
    fill('M-86 -84Q-30 -132 14 -128Q20 -102 -20 -92Z', wing) +
    line('M30 -132Q66 -156 44 -190Q26 -216 44 -240', body, 15) +
    fill('M34 -246Q46 -262 66 -250L122 -238L64 -236Q42 -228 34 -246Z', body) +
    fill('M66 -250L122 -238L66 -240Z', LAMP) +
    line('M40 -250Q18 -248 4 -234', dark, 4) +
    disc(56, -246, 3.4, dark)
  )
}

/** A tern diving, beak down, 180 high. */
export function tern(body = PAPER, wing = FOG, dark = INK): string {
  return (
    fill('M-4 -30C-50 -40 -100 -90 -116 -140C-70 -120 -20 -90 6 -56Z', wing) +
    fill('M4 -30C44 -50 90 -104 100 -156C58 -130 10 -100 -8 -60Z', body) +
    fill('M-14 -96Q-26 -40 -12 -6Q0 16 12 -6Q26 -40 14 -96L22 -128L0 -104L-22 -128Z', body) +
    fill('M-13 -12Q0 -22 13 -12Q8 8 0 10Q-8 8 -13 -12Z', dark) +
    fill('M-6 6L0 40L6 6Z', RED)
  )
}

/** A cormorant drying its wings, 180 high, feet at 0,0. */
export function cormorant(dark = INK, sheen = SLATE): string {
  return (
    fill('M-8 -120C-50 -150 -90 -140 -110 -110C-104 -78 -86 -50 -66 -34C-50 -60 -30 -70 -8 -60Z', dark) +
    fill('M8 -120C50 -150 90 -140 110 -110C104 -78 86 -50 66 -34C50 -60 30 -70 8 -60Z', dark) +
    line(
      'M-70 -122Q-62 -84 -60 -60M-44 -126Q-38 -90 -38 -72M70 -122Q62 -84 60 -60M44 -126Q38 -90 38 -72',
      sheen,
      4,
    ) +
    fill('M-22 -110Q0 -130 22 -110Q30 -50 0 -10Q-30 -50 -22 -110Z', dark) +
    line('M0 -116Q-10 -150 10 -168', dark, 16) +
    fill('M4 -180Q20 -184 24 -172L58 -164L22 -160Z', dark) +
    line('M58 -164L24 -166', LAMP, 4) +
    line('M-8 -14v14h-8M8 -14v14h10', dark, 5)
  )
}

/** An eider drake afloat, 150 long, at 0,0. */
export function eider(body = PAPER, dark = INK): string {
  return (
    fill(
      'M-84 -26Q-40 -58 20 -48Q34 -84 58 -84Q80 -82 78 -62L96 -52L74 -48Q72 -10 40 2H-50Q-74 -6 -84 -26Z',
      body,
    ) +
    fill('M-84 -26Q-60 -40 -36 -44Q-10 -10 60 -10Q52 0 40 2H-50Q-74 -6 -84 -26Z', dark) +
    fill('M40 -78Q58 -90 76 -76Q60 -68 40 -78Z', dark) +
    oval(62, -66, 3, 3, dark)
  )
}
