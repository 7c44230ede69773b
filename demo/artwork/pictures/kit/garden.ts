import { DEEP, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA } from './inks.ts'
import type { Sheet } from './sheet.ts'
import { disc, discs, fill, line, num, oval, put, ring } from './svg.ts'

/** Petals as a ring of round dots: the flower head every other one is made of. */
function petals(reach: number, count: number, size: number, colour: string): string {
  const gap = Math.floor(((2 * Math.PI * reach) / count) * 1000) / 1000
  return ring(0, 0, reach, colour, size, `stroke-dasharray="0 ${gap}"`)
}

/** A daisy-like flower head, 80 across. */
export function daisy(petal = PAPER, heart = LAMP): string {
  return petals(24, 8, 22, petal) + disc(0, 0, 15, petal) + disc(0, 0, 11, heart)
}

/** A layered dahlia head, 100 across. */
export function dahlia(outer = RED, inner = PINK, heart = PLUM): string {
  return disc(0, 0, 30, outer) + petals(36, 12, 24, outer) + petals(19, 8, 17, inner) + disc(0, 0, 10, heart)
}

/** A tulip with its stem, 160 high, standing on 0,0. */
export function tulip(petal = RED, stem = KELP): string {
  return (
    line('M0 0Q4 -50 0 -110', stem, 7) +
    fill('M2 -10Q40 -40 34 -96Q10 -60 2 -10Z', stem) +
    fill(
      'M-30 -152Q-14 -146 -10 -134Q-4 -160 0 -166Q4 -160 10 -134Q14 -146 30 -152Q38 -104 0 -100Q-38 -104 -30 -152Z',
      petal,
    )
  )
}

/** A lupin spike, 190 high, standing on 0,0. */
export function lupin(bloom = PLUM, tip = PINK, stem = KELP): string {
  const bells = 'stroke-dasharray="0 13"'
  return (
    line('M0 0V-170', stem, 6) +
    fill('M0 -20Q-40 -40 -56 -26Q-30 -14 0 -20ZM0 -34Q40 -60 58 -44Q30 -28 0 -34Z', stem) +
    line('M-17 -76V-118M17 -76V-118M-10 -118V-148M10 -118V-148M0 -72V-150', bloom, 17, bells) +
    line('M0 -150V-178M-6 -142V-160M6 -142V-160', tip, 12, bells)
  )
}

/** A frond of kelp growing `h` high from 0,0. */
export function kelp(h: number, colour = KELP, lean = 20): string {
  let d = `M0 0Q${lean} ${num(-h * 0.3)} 0 ${num(-h * 0.55)}T${num(lean * 0.4)} ${num(-h)}`
  let leaves = ''
  const count = Math.max(4, Math.round(h / 44))
  for (let i = 1; i < count; i++) {
    const y = (-h * i) / count
    const x = Math.sin((i / count) * Math.PI * 1.8) * lean * 0.5
    const side = i % 2 ? 1 : -1
    leaves += `M${num(x)} ${num(y)}q${num(side * 26)} -2 ${num(side * 46)} -34q${num(side * -34)} -6 ${num(side * -46)} 34z`
  }
  return line(d, colour, 8) + fill(leaves, colour)
}

/** A fern-like sprig, 150 high from 0,0. */
export function sprig(colour = KELP, berry = ''): string {
  let leaves = ''
  const berries: [number, number, number][] = []
  for (let i = 1; i < 8; i++) {
    const y = -i * 19
    const w = 44 - i * 4.4
    leaves += `M0 ${y}q${num(w * 0.4)} -22 ${num(w)} -18q${num(-w * 0.3)} 18 ${num(-w)} 18zM0 ${y}q${num(-w * 0.4)} -22 ${num(-w)} -18q${num(w * 0.3)} 18 ${num(w)} 18z`
    if (i % 2) berries.push([w * (i % 4 === 1 ? 0.8 : -0.8), y - 30, 6])
  }
  return line('M0 0V-150', colour, 5) + fill(leaves, colour) + (berry ? discs(berries, berry) : '')
}

/** A spruce in three cut tiers, 220 high, standing on 0,0. */
export function spruce(green = KELP, shade = DEEP, trunk = INK): string {
  return (
    fill('M-10 0h20v-30h-20z', trunk) +
    fill('M0 -90L84 -20Q60 -28 44 -18Q24 -28 0 -18Q-24 -28 -44 -18Q-60 -28 -84 -20Z', shade) +
    fill('M0 -156L66 -72Q46 -80 34 -70Q16 -80 0 -70Q-16 -80 -34 -70Q-46 -80 -66 -72Z', green) +
    fill('M0 -222L46 -128Q30 -136 22 -128Q10 -134 0 -128Q-10 -134 -22 -128Q-30 -136 -46 -128Z', shade)
  )
}

/** A bare tree, 300 high, standing on 0,0. */
export function bareTree(bark = INK): string {
  return (
    fill('M-16 0Q-8 -90 -6 -160H6Q8 -90 18 0Z', bark) +
    line('M0 -120Q-50 -170 -56 -250M0 -140Q46 -180 60 -270M-2 -150V-300', bark, 9) +
    line(
      'M-30 -168Q-80 -190 -104 -230M-50 -210Q-60 -240 -90 -280M28 -170Q80 -190 108 -216M48 -208Q90 -240 96 -290M-1 -200Q-20 -240 -30 -290M0 -220Q20 -250 24 -300M-54 -240Q-50 -270 -60 -300',
      bark,
      5,
    )
  )
}

/** A houseplant in a pot: 'fern', 'cactus', 'fig', 'string', 'snake' or 'monstera'; standing on 0,0. */
export function houseplant(
  kind: 'fern' | 'cactus' | 'fig' | 'string' | 'snake' | 'monstera',
  pot = RED,
  leaf = KELP,
  band = PAPER,
): string {
  const body =
    fill('M-46 -84H46L34 0H-34Z', pot) + fill('M-52 -96H52V-74H-52Z', pot) + line('M-42 -50H42', band, 6)
  const arc = (a: number) => `<g transform="translate(0 -92)rotate(${a})scale(.9)">${sprig(leaf)}</g>`
  const greens = {
    fern: () => [-74, -46, -20, 6, 32, 58, 82].map(arc).join(''),
    cactus: () =>
      fill('M-26 -92V-190Q-26 -220 0 -220T26 -190V-92Z', leaf) +
      line('M-24 -140H-56V-172M24 -122H54V-156', leaf, 24) +
      line('M0 -208V-100M-13 -204V-100M13 -204V-100', band, 2.6, 'stroke-dasharray="2 10"') +
      disc(0, -222, 9, LAMP),
    fig: () =>
      line('M0 -92V-250M0 -140L-40 -186M0 -170L44 -214', INK, 6) +
      [
        [-46, -206, -40],
        [50, -232, 40],
        [0, -272, 0],
        [-28, -160, -70],
        [34, -180, 74],
        [-20, -246, -30],
        [22, -262, 24],
      ]
        .map(([x = 0, y = 0, a = 0]) => oval(x, y, 20, 38, leaf, a))
        .join(''),
    string: () =>
      line(
        'M-30 -92Q-70 -90 -66 0T-74 70M-10 -94Q-40 -60 -36 40M12 -94Q36 -70 30 30M32 -92Q72 -90 66 20T76 90',
        leaf,
        3,
      ) +
      line(
        'M-30 -92Q-70 -90 -66 0T-74 70M-10 -94Q-40 -60 -36 40M12 -94Q36 -70 30 30M32 -92Q72 -90 66 20T76 90',
        leaf,
        15,
        'stroke-dasharray="0 18"',
      ),
    snake: () =>
      [
        [-34, -14, 210],
        [-14, -4, 270],
        [12, 6, 236],
        [34, 16, 180],
      ]
        .map(
          ([x = 0, lean = 0, h = 0]) =>
            fill(
              `M${x - 12} -92Q${x - 20 + lean} ${-92 - h * 0.5} ${x + lean} ${-92 - h}Q${x + 20 + lean} ${-92 - h * 0.5} ${x + 12} -92Z`,
              leaf,
            ) + line(`M${x} -100Q${x + lean * 0.6} ${-92 - h * 0.5} ${x + lean} ${-92 - h + 16}`, LAMP, 3),
        )
        .join(''),
    monstera: () =>
      line('M0 -92Q-20 -150 -60 -180M0 -92Q10 -170 40 -220M0 -92Q40 -110 76 -120', leaf, 6) +
      [
        [-66, -190, -50, 1],
        [46, -236, 20, 1.2],
        [84, -124, 80, 0.8],
      ]
        .map(
          ([x, y, a, k]) =>
            `<g transform="translate(${x} ${y})rotate(${a})scale(${k})">` +
            fill('M0 30Q-60 20 -54 -30Q-40 -60 0 -66Q40 -60 54 -30Q60 20 0 30Z', leaf) +
            line('M0 28V-56M-52 -8L-22 -2M-46 -36L-20 -24M52 -8L22 -2M46 -36L20 -24', band, 5) +
            '</g>',
        )
        .join(''),
  }
  return greens[kind]() + body
}

/** A bucket of cut flowers, 120 wide, standing on 0,0. */
export function flowerBucket(s: Sheet, blooms: Bloom, colour: string, tin = PAPER, leaf = KELP): string {
  return s.again(`bucket${blooms}${colour}${tin}${leaf}`, 1, () => bunch(s, blooms, colour, tin, leaf))
}

type Bloom = 'daisy' | 'dahlia' | 'tulip' | 'lupin'

function bunch(s: Sheet, blooms: Bloom, colour: string, tin: string, leaf: string): string {
  const bloom = {
    daisy: () => daisy(colour, LAMP),
    dahlia: () => dahlia(colour),
    tulip: () => tulip(colour, leaf),
    lupin: () => lupin(colour, PAPER, leaf),
  }[blooms]()
  const onStem = blooms === 'tulip' || blooms === 'lupin'
  const places = [0, 1, 2, 3, 4, 5, 6].map(
    (i) => [-54 + i * 18, -150 - (i % 2 ? 44 : 6) - s.between(0, 14)] as const,
  )
  const stems = line(places.map(([x, y]) => `M${num(x * 0.5)} -80L${num(x)} ${num(y)}`).join(''), leaf, 5)
  const heads = places.map(([x, y]) => (onStem ? put(bloom, x, y + 100, 1, x * 0.3) : put(bloom, x, y, 0.68)))
  return (
    stems + heads.join('') + fill('M-58 -104H58L44 0H-44Z', tin) + line('M-54 -78H54M-50 -22H50', INK, 3.4)
  )
}

/** A spruce from above: a star of cut needles. */
export function spruceTop(): string {
  const star = (r: number, colour: string, turn: number) =>
    fill(
      Array.from({ length: 18 }, (_, i) => {
        const a = ((i * 20 + turn) * Math.PI) / 180
        const k = i % 2 ? r * 0.62 : r
        return `${i ? 'L' : 'M'}${Math.round(Math.cos(a) * k)} ${Math.round(Math.sin(a) * k)}`
      }).join('') + 'Z',
      colour,
    )
  return star(110, INK, 0) + star(84, SEA, 10) + star(50, PAPER, 0)
}
