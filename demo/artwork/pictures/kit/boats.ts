import { FOG, INK, KELP, LAMP, PAPER, RED, SLATE, TAN } from './inks.ts'
import { disc, fill, line, lines, oval, rect, tiles } from './svg.ts'

/** The harbour ferry from the side, 400 long, its waterline at 0,0. */
export function ferry(hull = RED, house = PAPER, light = LAMP, dark = INK): string {
  return (
    fill('M-204 -52H204L174 2Q0 12 -174 2Z', hull) +
    fill('M-182 -14H182L174 2Q0 12 -174 2Z', dark) +
    fill('M-160 -52V-98H160V-52Z', house) +
    tiles(-146, -88, 10, 1, 20, 20, 30, 0, light) +
    fill('M-106 -98V-132H106V-98Z', house) +
    tiles(-94, -124, 7, 1, 18, 14, 28.5, 0, light) +
    lines(
      [
        [-170, -98, 170, -98],
        [-112, -133, 112, -133],
        [-204, -53, 204, -53],
      ],
      dark,
      5,
    ) +
    fill('M-32 -134L-26 -162H34L40 -134Z', dark) +
    rect(-20, -155, 48, 11, light) +
    fill('M58 -134L64 -178H92L88 -134Z', hull) +
    fill('M61 -158L64 -178H92L90 -158Z', dark) +
    line('M-66 -134V-206M-66 -200L-110 -134M-66 -200L-34 -160', dark, 3) +
    fill('M-66 -206l-30 9l30 9z', hull) +
    lines(
      [
        [-196, -66, -162, -66],
        [-196, -66, -196, -54],
        [-180, -66, -180, -54],
        [196, -66, 162, -66],
        [196, -66, 196, -54],
        [180, -66, 180, -54],
      ],
      dark,
      3,
    )
  )
}

/** The ferry bow-on, 360 wide, its waterline at 0,0. */
export function ferryBow(hull = RED, house = PAPER, light = LAMP, dark = INK): string {
  return (
    fill('M-70 -352L-62 -392H62L70 -352Z', dark) +
    line('M0 -392V-470M-34 -444H34', dark, 6) +
    disc(0, -474, 9, light) +
    fill('M-110 -290L-102 -352H102L110 -290Z', house) +
    tiles(-88, -338, 5, 1, 28, 32, 37, 0, light) +
    fill('M-158 -170V-290H158V-170Z', house) +
    tiles(-136, -272, 6, 1, 32, 40, 48, 0, light) +
    lines(
      [
        [-166, -290, 166, -290],
        [-116, -352, 116, -352],
        [-158, -214, 158, -214],
      ],
      dark,
      6,
    ) +
    line('M-136 -214V-172M-92 -214V-172M92 -214V-172M136 -214V-172', dark, 4) +
    fill('M-182 -172Q0 -146 182 -172Q176 -60 120 10Q0 34 -120 10Q-176 -60 -182 -172Z', hull) +
    fill('M-150 -42Q0 -16 150 -42Q138 -12 120 10Q0 34 -120 10Q-138 -12 -150 -42Z', dark) +
    fill('M-66 -158Q0 -152 66 -158L58 -66Q0 -58 -58 -66Z', house) +
    line('M0 -153V-60M-33 -155L-29 -63M33 -155L29 -63', dark, 4) +
    disc(-116, -112, 15, dark) +
    disc(116, -112, 15, dark) +
    line('M-116 -100Q-120 -50 -96 -8M116 -100Q120 -50 96 -8', house, 5)
  )
}

/** A Cape Island lobster boat heading right, 290 long, its waterline at 0,0. */
export function lobsterBoat(hull = KELP, house = PAPER, trim = RED, dark = INK): string {
  return (
    line('M20 -86V-168M20 -160L-112 -46M20 -132L86 -92', dark, 4) +
    fill('M20 -166l-34 10l34 10z', trim) +
    fill('M8 -44V-106H82L98 -54V-44Z', house) +
    fill('M-2 -106H90V-116H4Z', trim) +
    rect(22, -94, 24, 24, dark) +
    fill('M56 -94H76L86 -70H56Z', dark) +
    rect(-84, -66, 44, 24, TAN) +
    line('M-84 -54h44M-62 -66v24', dark, 3) +
    fill('M-142 -42Q20 -34 88 -50Q128 -60 152 -82Q142 -30 116 2H-128Q-140 -20 -142 -42Z', hull) +
    line('M-142 -42Q20 -34 88 -50Q128 -60 152 -82', trim, 8) +
    line('M-130 -14Q30 -8 134 -36', house, 4) +
    disc(-100, -28, 11, trim) +
    disc(-100, -28, 5, dark) +
    disc(-52, -24, 11, trim) +
    disc(-52, -24, 5, dark)
  )
}

/** A dory from the side, 190 long, its waterline at 0,0. */
export function dory(hull = LAMP, inside = INK, trim = PAPER): string {
  return (
    fill('M-96 -44Q0 -22 96 -50L84 -38Q0 -12 -84 -34Z', inside) +
    fill('M-96 -44Q0 -10 96 -50L66 4H-64Z', hull) +
    line('M-96 -44Q0 -10 96 -50', trim, 6) +
    line('M-84 -24Q0 2 82 -28', inside, 3)
  )
}

/** A dory from above with its oars out, 200 long, bow up. */
export function doryAbove(hull = LAMP, inside = TAN, rower = RED, dark = INK): string {
  return (
    lines(
      [
        [-16, 0, -112, 34],
        [16, 0, 112, 34],
        [-16, 46, -108, 86],
        [16, 46, 108, 86],
      ],
      TAN,
      6,
    ) +
    lines(
      [
        [-96, 28, -118, 36],
        [96, 28, 118, 36],
        [-94, 80, -114, 88],
        [94, 80, 114, 88],
      ],
      dark,
      12,
    ) +
    fill('M0 -104Q46 -50 44 20Q42 76 22 96H-22Q-42 76 -44 20Q-46 -50 0 -104Z', hull) +
    fill('M0 -84Q34 -40 33 18Q32 66 16 82H-16Q-32 66 -33 18Q-34 -40 0 -84Z', inside) +
    lines(
      [
        [-30, -18, 30, -18],
        [-33, 18, 33, 18],
        [-30, 62, 30, 62],
      ],
      dark,
      5,
    ) +
    oval(0, 2, 25, 14, rower) +
    disc(0, 1, 11, dark) +
    oval(0, 46, 25, 14, rower) +
    disc(0, 45, 11, dark)
  )
}

/** A small sailing boat, 260 high, its waterline at 0,0. */
export function sailboat(hull = RED, main = PAPER, jib = FOG, dark = INK): string {
  return (
    line('M0 -30V-262', dark, 6) +
    fill('M-8 -256Q-100 -130 -94 -48L-8 -40Z', main) +
    line('M-36 -214L-8 -206M-66 -160L-8 -150M-86 -104L-8 -94', dark, 2.4) +
    fill('M8 -240Q84 -140 98 -46L8 -40Z', jib) +
    fill('M-112 -32H118Q106 0 76 6H-76Q-104 2 -112 -32Z', hull) +
    line('M-104 -14H106', PAPER, 4)
  )
}

/** A boat folded from a letter, 240 wide, afloat at 0,0. */
export function paperBoat(sheet = PAPER, shade = FOG, fold = INK): string {
  return (
    fill('M0 -150L74 -52H-74Z', sheet) +
    fill('M0 -150L74 -52H0Z', shade) +
    fill('M-126 -78L-74 -4H74L126 -78L0 -44Z', sheet) +
    fill('M126 -78L74 -4H0V-44Z', shade) +
    line('M-126 -78L0 -44L126 -78M-74 -4L0 -44L74 -4M0 -150V-44', fold, 3)
  )
}

/** A kayak from the side with its paddler, 300 long, at 0,0. */
export function kayak(hull = RED, jacket = LAMP, dark = INK): string {
  return (
    fill('M-24 -22Q-20 -70 4 -70T30 -22Z', jacket) +
    disc(6, -86, 14, TAN) +
    fill('M-9 -86Q-8 -104 8 -103T22 -88Z', dark) +
    lines([[-86, -84, 92, -38]], TAN, 6) +
    oval(-98, -88, 22, 9, dark, 15) +
    oval(104, -35, 22, 9, dark, 15) +
    line('M-8 -58L-26 -68M16 -58L40 -52', jacket, 11) +
    fill('M-156 -24Q0 -36 160 -26Q90 6 0 6T-156 -24Z', hull) +
    line('M-118 -20Q0 -28 120 -21', PAPER, 4)
  )
}

/** A freight skiff of fish crates for a quay, 130 wide. */
export function crate(wood = TAN, dark = INK, inside = SLATE): string {
  return (
    rect(-65, -62, 130, 22, inside) +
    rect(-70, -50, 140, 50, wood) +
    lines(
      [
        [-70, -25, 70, -25],
        [-70, -50, 70, -50],
      ],
      dark,
      3,
    ) +
    lines(
      [
        [-48, -50, -48, 0],
        [48, -50, 48, 0],
      ],
      dark,
      3,
    ) +
    line('M-14 -36h28', dark, 8)
  )
}
