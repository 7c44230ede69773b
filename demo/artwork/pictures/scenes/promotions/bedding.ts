import { sailboat } from '../../kit/boats.ts'
import { lighthouse } from '../../kit/buildings.ts'
import { BROWN, FOG, INK, KELP, LAMP, NIGHT, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { glow, stars } from '../../kit/light.ts'
import { disc, fill, line, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/bedding',
  'A sleeper under a quilt whose squares roll into hills and sea; the moon keeps watch.',
  'Alguien duerme bajo una colcha que se vuelve colinas y mar; la luna vigila.',
  (s) => {
    const hills = 'M330 900Q330 640 420 590Q500 540 620 520T860 470Q1060 440 1240 560V900Z'
    const patches = [RED, PAPER, LAMP, SLATE, PINK, KELP]
    return [
      s.ground(NIGHT),
      stars(s, 0, 0, 1200, 420, 40, PAPER),
      fill('M960 70a110 110 0 1 0 90 170a92 92 0 0 1 -90 -170z', LAMP),
      glow(950, 180, 140, 330, SLATE, 24),
      fill('M0 900V420Q0 380 40 380T80 420V900Z', BROWN),
      rect(60, 610, 1180, 290, PLUM),
      fill('M90 640Q80 500 190 490H400Q470 510 460 620Z', PAPER),
      line('M130 600Q140 530 200 520', FOG, 6),
      put(
        oval(350, 530, 66, 72, TAN) +
          fill(
            'M284 550Q264 450 350 444Q440 450 420 520Q380 490 340 500Q310 512 306 590Q284 580 284 550Z',
            INK,
          ),
        0,
        0,
      ) + fill('M380 640Q330 600 300 640L290 900H420Z', RED),
      s.cut(
        hills,
        rect(0, 400, 1240, 500, KELP) +
          Array.from({ length: 8 }, (_, c) =>
            Array.from(
              { length: 4 },
              (_, r) =>
                rect(150 + c * 140, 430 + r * 130, 140, 130, patches[(c * 2 + r * 3) % 6] ?? RED) +
                ((c + r) % 3 === 0
                  ? disc(220 + c * 140, 495 + r * 130, 40, patches[(c + r + 1) % 6] ?? RED)
                  : (c + r) % 3 === 1
                    ? fill(
                        `M${150 + c * 140} ${560 + r * 130}l140 -130v130z`,
                        patches[(c + r + 4) % 6] ?? RED,
                      )
                    : ''),
            ).join(''),
          ).join('') +
          [0, 1, 2, 3, 4, 5, 6]
            .map((i) => line(`M${290 + i * 140} 400V900`, INK, 3, 'stroke-dasharray="10 12"'))
            .join('') +
          [0, 1, 2]
            .map((i) => line(`M150 ${560 + i * 130}H1240`, INK, 3, 'stroke-dasharray="10 12"'))
            .join(''),
      ),
      line('M330 900Q330 640 420 590Q500 540 620 520T860 470Q1060 440 1240 560', PAPER, 26),
      put(sailboat(RED, PAPER, PINK), 760, 474, 0.5),
      put(lighthouse(), 1060, 490, 0.42),
    ]
  },
)
