import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SLATE, TAN, over } from './inks.ts'
import type { Sheet } from './sheet.ts'
import { disc, fill, line, num, oval, put, rect } from './svg.ts'

type Pose = 'stand' | 'walk' | 'hold' | 'reach' | 'wave' | 'sit' | 'play'
type Head = 'bare' | 'beanie' | 'cap' | 'bun' | 'long' | 'scarf' | 'souwester' | 'curls'
type Look = {
  coat: string
  legs?: string
  skin?: string
  hair?: string
  head?: Head
  hat?: string
  pose?: Pose
  skirt?: boolean
  scarf?: string
  /** A fragment put into the front hand, drawn around its own grip at 0,0. */
  holds?: string
}

const SKINS: [string, ...string[]] = [PINK, TAN, BROWN, over(BROWN, TAN), ROSE]
const HAIRS: [string, ...string[]] = [INK, over(BROWN, TAN), BROWN, INK]
const HEADS: [Head, ...Head[]] = ['bare', 'beanie', 'cap', 'bun', 'long', 'scarf', 'curls', 'beanie', 'bare']

/** A person without a face, 100 high, feet at 0,0, facing right. */
export function person({
  coat,
  legs = INK,
  skin = TAN,
  hair = INK,
  head = 'bare',
  hat = RED,
  pose = 'stand',
  skirt = false,
  scarf,
  holds = '',
}: Look): string {
  const [back, front] = HANDS[pose]
  const shade = over(coat, FOG)
  const seat = pose === 'sit'
  return (
    arm(-7, back, shade, skin) +
    (seat ? sittingLegs(legs) : standingLegs(pose, legs)) +
    fill(seat ? SEATED : skirt ? FLARED : STRAIGHT, coat) +
    (scarf ? line('M-6 -80Q2 -75 8 -80', scarf, 5) + line('M-6 -79L-9 -62', scarf, 5) : '') +
    line('M1 -82V-86', skin, 6) +
    headOf(head, skin, hair, hat) +
    put(holds, front[0], front[1]) +
    arm(8, front, coat === INK ? over(SLATE, SLATE) : over(coat, TAN), skin)
  )
}

/** A passer-by with a look of their own out of the sheet's dice. */
function someone(
  s: Sheet,
  coats: [string, ...string[]] = [RED, KELP, LAMP, PLUM, FOG, PINK],
  more: Partial<Look> = {},
): string {
  const head = s.pick(HEADS)
  const coat = s.pick(coats)
  return person({
    coat,
    head,
    skin: s.pick(SKINS),
    hair: s.pick(HAIRS),
    hat: s.pick([RED, LAMP, PLUM, KELP]),
    legs: s.pick([INK, INK, PLUM]),
    skirt: s.between(0, 1) > 0.6,
    ...(s.between(0, 1) > 0.6 ? { scarf: s.pick([LAMP, RED, PAPER]) } : {}),
    ...more,
  })
}

/** A row of people, feet on `y`, every one a little different; mirrored at random. */
export function row(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  count: number,
  scale: number,
  coats?: [string, ...string[]],
  more: Partial<Look> = {},
): string {
  return Array.from({ length: count }, (_, i) => {
    const at = x + ((i + 0.5) / count) * w + s.between(-0.25, 0.25) * (w / count)
    const pose = more.pose ?? s.pick<Pose>(['stand', 'walk', 'stand', 'hold'])
    const one = s.again(`row${pose}${coats}${JSON.stringify(more)}`, 3, () =>
      someone(s, coats, { ...more, pose, ...(coats ? { coat: coats[i % coats.length] ?? coats[0] } : {}) }),
    )
    return put(one, at, y + s.between(-4, 4) * scale, scale * s.between(0.92, 1.06), 0, s.between(0, 1) > 0.5)
  }).join('')
}

/** Heads and shoulders seen from behind, filling the foot of a picture. */
export function onlookers(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  count: number,
  size: number,
  coats: [string, ...string[]],
  rim?: string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const at = x + ((i + 0.5) / count) * w + s.between(-0.2, 0.2) * (w / count)
    const one = s.again(`onlookers${coats}`, 6, () =>
      fromBehind(
        coats[i % coats.length] ?? coats[0],
        s.pick(HEADS),
        s.pick(HAIRS),
        s.pick([RED, LAMP, SLATE, PINK]),
        s.pick(SKINS),
        rim,
      ),
    )
    return put(one, at, y + s.between(-0.25, 0.15) * size, size / 100)
  }).join('')
}

/** One onlooker's back: 100 units from crown to chest, origin at the chest. */
function fromBehind(coat: string, head: Head, hair: string, hat: string, skin: string, rim?: string): string {
  const shoulders = 'M-54 60Q-58 -14 -22 -26H22Q58 -14 54 60Z'
  const crown =
    head === 'beanie'
      ? oval(0, -62, 24, 28, hair) +
        fill('M-26 -60Q-26 -94 0 -94T26 -60Z', hat) +
        rect(-28, -66, 56, 13, over(hat, FOG), 6) +
        disc(0, -96, 8, hat)
      : head === 'cap'
        ? oval(0, -60, 24, 28, hair) + fill('M-25 -64Q-24 -92 0 -92T25 -64Z', hat)
        : head === 'scarf'
          ? fill('M-30 -56Q-30 -96 0 -96T30 -56Q34 -26 40 -14H-40Q-34 -26 -30 -56Z', hat)
          : head === 'long'
            ? fill('M-27 -60Q-28 -94 0 -94T27 -60Q30 -20 24 4H-24Q-30 -20 -27 -60Z', hair)
            : head === 'bun'
              ? oval(0, -60, 25, 29, hair) + disc(0, -94, 13, hair)
              : head === 'curls'
                ? [
                    [-18, -74, 16],
                    [0, -84, 17],
                    [18, -74, 16],
                    [-20, -54, 15],
                    [20, -54, 15],
                    [0, -56, 22],
                  ]
                    .map(([a = 0, b = 0, r = 0]) => disc(a, b, r, hair))
                    .join('')
                : head === 'souwester'
                  ? fill('M-40 -48Q-28 -54 -25 -66Q-24 -94 0 -94T25 -66Q28 -54 40 -48Z', hat)
                  : oval(0, -60, 25, 30, hair)
  return (
    rect(-10, -42, 20, 26, skin) +
    fill(shoulders, coat) +
    (rim ? line('M-52 10Q-50 -12 -22 -24', rim, 4) : '') +
    crown
  )
}

/** A forearm and open hand coming in from below, fingertips near 0,0; 130 wide at the sleeve. */
export function reachingHand(sleeve: string, skin = TAN, cuff = PAPER): string {
  return (
    line('M-24 -8L-26 46M-8 -20L-9 46M9 -20L9 46M25 -10L24 46', skin, 15) +
    fill('M-35 34Q-36 92 -22 112H24Q38 92 33 34Q0 20 -35 34Z', skin) +
    line('M28 72Q48 60 50 30', skin, 16) +
    fill('M-28 104H30L64 520H-64Z', sleeve) +
    fill('M-32 100H34L38 128H-36Z', cuff)
  )
}

/** A hand closed around something thin at 0,0, the arm coming from below right. */
export function gripHand(sleeve: string, skin = TAN, cuff = PAPER): string {
  return (
    fill('M-30 -34Q26 -44 40 -6L58 60H0Q-34 40 -30 -34Z', skin) +
    fill('M4 66L66 48L250 420H110Z', sleeve) +
    fill('M0 66L66 46L80 74L14 94Z', cuff) +
    line('M-34 -26Q-10 -32 8 -26M-38 -6Q-12 -12 8 -6M-36 14Q-12 8 8 14M-28 33Q-8 28 8 33', skin, 16) +
    line('M-36 -16Q-16 -21 6 -16M-38 4Q-14 -1 6 4M-32 24Q-12 19 6 24', over(skin, TAN), 3)
  )
}

const STRAIGHT = 'M-9 -81Q-14 -64 -14 -36Q0 -32 14 -36Q14 -64 9 -81Q0 -86 -9 -81Z'
const FLARED = 'M-9 -81Q-12 -60 -19 -26Q0 -20 19 -26Q12 -60 9 -81Q0 -86 -9 -81Z'
const SEATED = 'M-9 -81Q-14 -64 -13 -40Q0 -36 14 -40Q13 -64 9 -81Q0 -86 -9 -81Z'
type Hand = readonly [number, number]
const HANDS: Record<Pose, readonly [Hand, Hand]> = {
  stand: [
    [-13, -44],
    [13, -44],
  ],
  walk: [
    [-18, -48],
    [18, -51],
  ],
  hold: [
    [17, -58],
    [22, -60],
  ],
  reach: [
    [-12, -45],
    [24, -100],
  ],
  wave: [
    [-13, -44],
    [24, -96],
  ],
  sit: [
    [12, -50],
    [20, -52],
  ],
  play: [
    [16, -66],
    [20, -56],
  ],
}

function arm(shoulder: number, [x, y]: Hand, colour: string, skin: string): string {
  const bend = y < -80 ? [x * 0.95, -66] : [(shoulder + x) / 2 + (x > 0 ? -5 : -4), (y - 74) / 2 + 8]
  return (
    line(`M${shoulder} -75Q${num(bend[0] ?? 0)} ${num(bend[1] ?? 0)} ${x} ${y}`, colour, 7.4) +
    disc(x, y, 3.9, skin)
  )
}

function standingLegs(pose: Pose, colour: string): string {
  const d = pose === 'walk' ? 'M-3 -40L-13 -2M4 -40Q8 -20 13 -2' : 'M-5 -40V-2M6 -40V-2'
  const feet = pose === 'walk' ? 'M-14 -2h5M12 -2h6' : 'M-5 -2h4M6 -2h5'
  return line(d, colour, 8.5) + (colour === INK ? line(feet, INK, 6) : line(feet, PLUM, 6))
}

function sittingLegs(colour: string): string {
  return line('M-2 -42H20L22 -6M4 -40H26L29 -6', colour, 9) + line('M23 -4h6M30 -4h6', INK, 6)
}

function headOf(head: Head, skin: string, hair: string, hat: string): string {
  const skull = oval(1, -92, 7.2, 8.4, skin)
  if (head === 'beanie')
    return (
      skull +
      fill('M-7.5 -88Q-9 -94 -6 -97H8L8.5 -95Q-2 -94 -4 -86Z', hair) +
      fill('M-7.5 -95Q-7 -104 1 -104T9 -95Z', hat) +
      disc(0, -105, 2.8, hat) +
      line('M-7.5 -95H9', over(hat, FOG), 3.4)
    )
  if (head === 'cap')
    return (
      skull +
      fill('M-7 -88Q-9 -95 -5 -97H5Q-3 -94 -4 -86Z', hair) +
      fill('M-7.5 -95Q-7 -103 1 -103T9 -96L16 -95Q14 -93 8 -94Z', hat)
    )
  if (head === 'bun')
    return (
      skull + disc(-6, -101, 4.4, hair) + fill('M-7 -86Q-11 -102 2 -102Q8 -101 8.4 -95Q0 -96 -2 -87Z', hair)
    )
  if (head === 'long')
    return (
      fill('M-8 -70Q-13 -102 2 -102Q9 -101 8.6 -95Q2 -96 0 -88Q4 -78 3 -72Z', hair) +
      oval(3, -91, 5.6, 7.6, skin) +
      fill('M-7 -88Q-9 -102 2 -102Q9 -101 8.6 -95Q1 -96 -2 -86Z', hair)
    )
  if (head === 'scarf')
    return (
      fill('M-9 -76Q-12 -104 2 -104Q13 -102 10 -88Q12 -78 10 -76Q0 -72 -9 -76Z', hat) +
      oval(4.5, -92, 4.6, 6.4, skin)
    )
  if (head === 'souwester')
    return skull + fill('M-16 -90Q-8 -94 -6 -98Q0 -106 8 -99L15 -95Q2 -93 -16 -90Z', hat)
  if (head === 'curls')
    return (
      [
        [-5, -97, 5],
        [1, -101, 5],
        [6, -98, 4],
        [-7, -91, 4.6],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair))
        .join('') +
      oval(2.4, -92, 6, 7.8, skin) +
      disc(-4, -94, 3.6, hair) +
      disc(3, -99, 3.8, hair)
    )
  return skull + fill('M-7 -86Q-11 -102 2 -102Q9 -101 8.6 -95Q0 -97 -3 -87Z', hair)
}

/** Common colours for a mixed crowd on a light ground. */
export const DARK: [string, ...string[]] = [RED, KELP, PLUM, INK, LAMP, SLATE]
