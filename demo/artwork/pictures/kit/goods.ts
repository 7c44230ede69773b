import { BROWN, FOG, GOLD, INK, KELP, LAMP, PAPER, RED, SLATE, TAN, over } from './inks.ts'
import { disc, fill, line, lines, oval, rect, ring } from './svg.ts'

/** A tin candle with its flame, 120 wide, standing on 0,0. */
export function candle(tin = FOG, label = RED, flame = LAMP, h = 110): string {
  return (
    fill('M0 ' + (-h - 18) + 'q22 -34 0 -74q-26 40 0 74z', flame) +
    line(`M0 ${-h + 2}v-26`, INK, 5) +
    rect(-60, -h, 120, h, tin, 8) +
    oval(0, -h, 60, 13, PAPER) +
    rect(-60, -h * 0.66, 120, h * 0.4, label) +
    line(`M-60 -10H60`, INK, 3)
  )
}

/** A pump bottle, jar, tube or dropper for a bathroom shelf, standing on 0,0. */
export function toiletry(
  kind: 'pump' | 'jar' | 'tube' | 'dropper' | 'soap',
  body = PAPER,
  label = KELP,
  cap = INK,
): string {
  const kinds = {
    pump: () =>
      line('M0 -196V-232H-46V-220', cap, 11) +
      rect(-22, -206, 44, 26, cap, 4) +
      rect(-58, -184, 116, 184, body, 20) +
      rect(-58, -120, 116, 74, label),
    jar: () =>
      rect(-70, -84, 140, 84, body, 14) + rect(-74, -116, 148, 40, cap, 8) + rect(-70, -58, 140, 36, label),
    tube: () =>
      fill('M-44 -190H44L34 -34H-34Z', body) +
      rect(-46, -204, 92, 18, label, 3) +
      rect(-28, -36, 56, 36, cap, 5) +
      line('M-24 -150L-20 -70', label, 12),
    dropper: () =>
      rect(-12, -226, 24, 46, cap, 12) +
      rect(-20, -184, 40, 28, cap, 3) +
      fill('M-18 -158H18V-136Q48 -124 48 -96V-10Q48 0 38 0H-38Q-48 0 -48 -10V-96Q-48 -124 -18 -136Z', body) +
      rect(-48, -84, 96, 52, label),
    soap: () => rect(-76, -52, 152, 52, body, 22) + line('M-44 -26q14 -16 28 0t28 0t28 0', label, 6),
  }
  return kinds[kind]()
}

/** A city bicycle heading right, 420 wide, standing on 0,0. */
export function bicycle(frame = RED, tyre = INK, seat = BROWN, basket = TAN): string {
  const spokes = (x: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 8
      const [c, d] = [Math.cos(a) * 84, Math.sin(a) * 84]
      return [x - c, -90 - d, x + c, -90 + d] as const
    })
  return (
    lines([...spokes(-128), ...spokes(128)], tyre, 1.8) +
    ring(-128, -90, 84, tyre, 11) +
    ring(128, -90, 84, tyre, 11) +
    line(
      'M-128 -90L-70 -216M-128 -90H-10M-10 -90L-78 -216L92 -232M-10 -90L92 -224M128 -90L84 -262',
      frame,
      12,
    ) +
    line('M84 -262Q66 -284 30 -276', tyre, 9) +
    fill('M-120 -232Q-70 -248 -36 -224Q-70 -216 -112 -222Z', seat) +
    fill('M96 -286H178L166 -214H106Z', basket) +
    line('M98 -262H176M102 -238H172M120 -286L124 -214M150 -286L148 -214', INK, 3) +
    disc(-10, -90, 23, tyre) +
    disc(-10, -90, 8, frame) +
    line('M-10 -90L14 -54M2 -52h26', tyre, 8) +
    line('M-206 -104A88 88 0 0 1 -66 -156', frame, 7)
  )
}

/** A phone, 150 x 280 around 0,0, with a picture drawn by the caller inside 126 x 232. */
export function phone(screen = FOG, shown = '', body = INK): string {
  return (
    rect(-78, -144, 156, 288, body, 22) +
    rect(-64, -120, 128, 236, screen, 6) +
    shown +
    rect(-18, -136, 36, 7, SLATE, 3)
  )
}

/** A wicker basket, 180 wide, standing on 0,0. */
export function basket(reed = TAN, dark = INK): string {
  return (
    line('M-70 -88Q-60 -190 0 -190T70 -88', reed, 12) +
    fill('M-92 -92H92L70 0H-70Z', reed) +
    lines(
      [
        [-86, -62, 86, -62],
        [-80, -32, 80, -32],
      ],
      dark,
      3,
    ) +
    line('M-58 -88L-48 -4M-20 -88L-17 -4M20 -88L17 -4M58 -88L48 -4', dark, 3) +
    rect(-98, -102, 196, 18, over(reed, TAN), 9)
  )
}

/** A lamp-lit armchair facing right, 220 wide, standing on 0,0. */
export function armchair(cloth = KELP, wood = INK): string {
  return (
    line('M-70 -20L-80 0M74 -20L82 0', wood, 12) +
    fill('M-96 -30Q-130 -200 -60 -214Q20 -220 26 -120L30 -70H96V-20H-90Z', cloth) +
    rect(-36, -88, 132, 36, over(cloth, FOG), 14) +
    rect(-20, -120, 124, 34, cloth, 17) +
    fill('M76 -110h28v90h-28z', cloth) +
    line('M-62 -190Q-80 -120 -60 -50', over(cloth, FOG), 5)
  )
}

/** A table lamp, 260 high, standing on 0,0. */
export function tableLamp(shade = LAMP, foot = INK): string {
  return (
    rect(-7, -150, 14, 140, foot) +
    fill('M-52 0Q-48 -22 0 -22T52 0Z', foot) +
    fill('M-46 -260H46L92 -140H-92Z', shade) +
    line('M-74 -156H74', GOLD, 5)
  )
}

/** A beehive of stacked boxes, 160 wide, standing on 0,0. */
export function hive(box = PAPER, band = LAMP, roof = INK): string {
  return (
    rect(-90, -14, 180, 14, roof) +
    rect(-78, -74, 156, 60, box) +
    rect(-78, -132, 156, 58, band) +
    rect(-78, -190, 156, 58, box) +
    fill('M-94 -190H94L82 -214H-82Z', roof) +
    rect(-40, -30, 80, 9, roof, 4) +
    rect(-22, -112, 44, 8, roof, 4) +
    rect(-22, -168, 44, 8, roof, 4)
  )
}

/** A honey bee heading right, 60 wide around 0,0. */
export function bee(): string {
  return (
    oval(-6, -16, 12, 20, FOG, -24) +
    oval(10, -16, 12, 20, PAPER, 20) +
    oval(0, 0, 28, 17, LAMP) +
    fill('M-14 -15h8v30h-8zM4 -17h8v33h-8z', INK) +
    disc(27, -2, 8, INK)
  )
}
