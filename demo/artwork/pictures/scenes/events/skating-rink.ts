import { spruceTop } from '../../kit/garden.ts'
import { DEEP, FOG, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { festoon, garland } from '../../kit/light.ts'
import { disc, fill, line, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/skating-rink',
  'Skaters seen from the roof draw long loops on pale blue ice.',
  'Patinadores vistos desde la azotea trazan curvas largas sobre el hielo azul.',
  (s) => {
    const skater = (coat: string, hat: string, lean: number) =>
      oval(16, 34, 58, 20, SLATE, lean) +
      line('M-62 -4Q-30 10 0 0Q30 -10 60 10', coat, 24) +
      oval(0, 0, 40, 24, coat) +
      disc(-62, -4, 11, TAN) +
      disc(60, 10, 11, TAN) +
      disc(4, -4, 20, hat) +
      disc(4, -4, 7, PAPER) +
      line('M-14 26l-14 46M18 26l22 36', INK, 14)
    return [
      s.ground(KELP),
      rect(0, 0, 1200, 900, s.hatch(DEEP, 50, 5, 30)),
      fill('M120 450Q80 90 560 60Q1160 40 1130 460Q1120 850 620 850Q140 850 120 450Z', PAPER),
      fill('M160 450Q124 124 570 98Q1120 80 1092 460Q1080 812 620 812Q180 812 160 450Z', FOG),
      fill(
        'M160 450Q124 124 570 98Q1120 80 1092 460Q1080 812 620 812Q180 812 160 450Z',
        s.hatch(MIST, 80, 5, 150),
      ),
      line('M230 520C220 220 560 150 760 220S1010 560 800 640S380 640 420 440S700 320 740 470', PAPER, 6),
      line('M300 300C500 120 900 180 980 380S820 760 560 740S260 620 300 420', PAPER, 5),
      line('M640 480c-70 -60 -150 0 -90 60s160 10 120 -60', PAPER, 5),
      put(skater(RED, LAMP, 0), 760, 240, 1.15, 30),
      put(skater(LAMP, RED, 0), 420, 430, 1.15, -70),
      put(skater(PLUM, PINK, 0), 930, 500, 1.1, 110),
      put(skater(KELP, PAPER, 0), 580, 720, 1.1, 190),
      put(skater(INK, RED, 0), 290, 620, 0.9, -30),
      put(skater(PINK, PLUM, 0), 660, 480, 0.8, 60),
      put(skater(PAPER, KELP, 0), 480, 190, 0.8, -20),
      line('M812 270Q860 290 898 430', RED, 8),
      garland(s, -20, 60, 620, -20, 40, 6, festoon, 0.55, TAN),
      put(spruceTop(), 80, 800, 1),
      put(spruceTop(), 1130, 120, 1.1),
      put(spruceTop(), 1140, 800, 0.8),
      put(spruceTop(), 40, 240, 0.7),
    ]
  },
)
