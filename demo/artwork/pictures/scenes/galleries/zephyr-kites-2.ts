import { BROWN, DEEP, INK, KELP, LAMP, PAPER, RED } from '../../kit/inks.ts'
import { disc, fill, line, put, rect, ring } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/zephyr-kites-2',
  'A brass wind dial beside the till; its red needle trembles between calm and gale.',
  'Un reloj de viento de latón junto a la caja; la aguja roja tiembla entre calma y ventarrón.',
  (s) => {
    const mark = (turn: number, long: boolean) =>
      put(rect(-7, -300, 14, long ? 66 : 34, long ? INK : BROWN, 6), 600, 450, 1, turn)
    const gust = (y: number, x: number, w: number) =>
      line(`M${x} ${y}h${w}q60 0 60 -44t-44 -40q-40 4 -34 38`, PAPER, 14)
    return [
      s.ground(KELP),
      rect(0, 0, 1200, 900, s.hatch(DEEP, 60, 6, 90)),
      gust(190, 20, 150),
      gust(330, -60, 170),
      gust(690, 900, 160),
      gust(820, 840, 140),
      disc(600, 450, 390, INK),
      disc(600, 450, 366, LAMP),
      disc(600, 450, 322, PAPER),
      fill('M600 450L832 250A306 306 0 0 1 890 548Z', s.hatch(RED, 16, 5, 45)),
      ...Array.from({ length: 25 }, (_, i) => mark(i * 10 - 120, i % 4 === 0)),
      ring(600, 450, 190, INK, 4),
      put(fill('M0 -270L22 0L0 70L-22 0Z', RED), 600, 450, 1, 62),
      disc(600, 450, 36, INK),
      disc(600, 450, 13, LAMP),
      rect(470, 612, 260, 46, INK, 8),
      line('M500 635h200', LAMP, 8, 'stroke-dasharray="18 26"'),
    ]
  },
)
