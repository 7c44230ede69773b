import { BROWN, FOG, INK, KELP, LAMP, PAPER, RED, SLATE, TAN, over } from './inks.ts'
import { discs, fill, line, lines, rect, ring } from './svg.ts'

/** A rubber boot facing right, 250 high, standing on 0,0. */
export function rubberBoot(rubber = RED, sole = INK, rim = PAPER): string {
  return (
    fill('M-58 -250H52L46 -96Q60 -70 120 -56Q152 -46 150 -14H-56Q-66 -60 -58 -250Z', rubber) +
    fill('M-62 -254H56V-222H-60Z', rim) +
    fill('M-60 -20H152V0H96L88 -8H0L-8 0H-60Z', sole) +
    line('M-36 -200Q-42 -120 -36 -60', rim, 8) +
    line('M64 -62Q58 -40 62 -22', sole, 5)
  )
}

/** A laced leather boot facing right, 200 high, standing on 0,0. */
export function leatherBoot(leather = BROWN, sole = INK, lace = PAPER): string {
  return (
    fill('M-62 -196H36L40 -110Q64 -76 118 -66Q142 -54 140 -18H-62Z', leather) +
    fill('M-66 -22H144V-2H-66Z', sole) +
    fill('M92 -72Q142 -64 140 -20H84Q76 -52 92 -72Z', over(leather, TAN)) +
    line('M14 -180L44 -176M12 -152L44 -148M16 -124L50 -120M34 -98L64 -104', lace, 6) +
    line('M-60 -150Q-30 -140 0 -194M-64 -52H80', sole, 4)
  )
}

/** A sneaker facing right, 200 long, standing on 0,0. */
export function sneaker(cloth = FOG, rubber = PAPER, stripe = RED): string {
  return (
    fill('M-96 -96Q-70 -76 -40 -100L34 -54Q90 -48 102 -18H-98Z', cloth) +
    fill('M-100 -26H104Q112 0 92 0H-92Q-104 0 -100 -26Z', rubber) +
    line('M-20 -78l-30 46M10 -62l-26 34', stripe, 11) +
    line('M-34 -92l20 -14M-14 -78l18 -12M6 -66l16 -10', INK, 5) +
    line('M-98 -12H104', INK, 3)
  )
}

/** A coat on a hanger, 300 high from the hook at 0,0. */
export function coat(
  cloth = KELP,
  lining = PAPER,
  button = LAMP,
  cut: 'duffle' | 'trench' | 'pea' = 'duffle',
): string {
  const shade = over(cloth, FOG)
  const body = 'M-36 44Q0 62 36 44L84 70L124 226L88 240L74 172L92 330H-92L-74 172L-88 240L-124 226L-84 70Z'
  const detail = {
    duffle:
      fill('M-36 44Q0 84 36 44Q44 90 0 108Q-44 90 -36 44Z', shade) +
      line('M0 108V330', INK, 3) +
      lines(
        [
          [-18, 142, 18, 142],
          [-18, 192, 18, 192],
          [-18, 242, 18, 242],
        ],
        button,
        8,
      ) +
      line('M-66 256h34v36h-34zM32 256h34v36h-34z', INK, 3),
    trench:
      fill('M-36 44L0 126L-46 104ZM36 44L0 126L46 104Z', lining) +
      rect(-84, 186, 168, 22, shade) +
      rect(-16, 180, 32, 34, button, 4) +
      discs(
        [
          [-26, 152, 6],
          [26, 152, 6],
          [-26, 238, 6],
          [26, 238, 6],
        ],
        button,
      ) +
      line('M0 126V330', INK, 3),
    pea:
      fill('M-36 44L4 132L-58 96ZM36 44L4 132L58 96Z', shade) +
      discs(
        [
          [-28, 160, 8],
          [28, 160, 8],
          [-28, 204, 8],
          [28, 204, 8],
          [-28, 248, 8],
          [28, 248, 8],
        ],
        button,
      ) +
      line('M4 132V330', INK, 3),
  }[cut]
  return line('M0 0q16 -22 4 -30t-18 8M0 0V30L-70 62M0 30L70 62', INK, 6) + fill(body, cloth) + detail
}

/** A shopping bag with rope handles, `w` by `h`, standing on 0,0. */
export function bag(w: number, h: number, paper: string, mark = PAPER): string {
  return (
    line(
      `M${-w * 0.2} ${-h + 4}Q${-w * 0.2} ${-h - w * 0.5} 0 ${-h - w * 0.5}T${w * 0.2} ${-h + 4}`,
      INK,
      w * 0.045,
    ) +
    rect(-w / 2, -h, w, h, paper) +
    fill(`M${w * 0.3} ${-h}H${w / 2}V0H${w * 0.38}Z`, over(paper, FOG)) +
    line(
      `M${-w * 0.24} ${-h * 0.4}q${w * 0.07} ${-w * 0.09} ${w * 0.14} 0t${w * 0.14} 0t${w * 0.14} 0`,
      mark,
      w * 0.05,
    )
  )
}

/** An open umbrella, 280 wide, its grip at 0,0. */
export function umbrella(a = RED, b = PAPER, stick = INK): string {
  return (
    line('M0 -190V-8Q0 18 22 12Q30 8 28 -6', stick, 8) +
    fill(
      'M-140 -150Q-120 -270 0 -276Q120 -270 140 -150Q116 -176 92 -150Q70 -178 46 -150Q22 -178 0 -150Q-22 -178 -46 -150Q-70 -178 -92 -150Q-116 -176 -140 -150Z',
      a,
    ) +
    fill('M-46 -150Q-40 -240 0 -276Q40 -240 46 -150Q22 -178 0 -150Q-22 -178 -46 -150Z', b) +
    line('M0 -276V-294', stick, 6)
  )
}

/** Ice skates: one, facing right, 180 high, standing on 0,0. */
export function skate(leather = PAPER, blade = SLATE, lace = RED): string {
  return (
    fill('M-56 -180H26L30 -110Q50 -84 96 -76Q116 -66 112 -38H-56Z', leather) +
    line('M-62 0H124Q136 -2 132 -16M-38 -36V-4M64 -36V-4', blade, 9) +
    line('M6 -164L34 -160M6 -138L36 -134M10 -112L42 -110M28 -90L56 -98', lace, 6) +
    line('M-54 -140Q-30 -130 0 -176', lace, 4)
  )
}

/** A pair of spectacles, 300 wide around 0,0; the lenses are left open. */
export function spectacles(frame = RED, width = 16): string {
  return (
    ring(-78, 0, 62, frame, width) +
    ring(78, 0, 62, frame, width) +
    line('M-18 -12Q0 -28 18 -12M-140 -8L-176 -26M140 -8L176 -26', frame, width * 0.9)
  )
}

/** A suitcase, 200 wide, standing on 0,0. */
export function suitcase(shell = KELP, strap = TAN): string {
  return (
    line('M-34 -138V-160H34V-138', INK, 9) +
    rect(-100, -140, 200, 140, shell, 14) +
    rect(-64, -140, 20, 140, strap) +
    rect(44, -140, 20, 140, strap) +
    rect(-62, -78, 16, 16, LAMP) +
    rect(46, -78, 16, 16, LAMP)
  )
}

/** A ring with a stone, 110 high around 0,0. */
export function jewel(metal = LAMP, stone = FOG): string {
  return (
    ring(0, 16, 38, metal, 11) +
    fill('M-24 -48H24L36 -30L0 0L-36 -30Z', stone) +
    line('M-36 -30H36M-12 -48L-8 -30L0 -2L8 -30L12 -48', INK, 2.4)
  )
}
