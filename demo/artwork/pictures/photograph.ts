/**
 * Takes photographs of some of the drawn pictures, printed on paper and lit by a lamp: `node demo/artwork/pictures/photograph.ts`.
 * A mall's own pictures are photographs, and what the site does for them shows only where there are some. `events/x.jpg` is
 * taken of `events/x.svg`; noise is never the same twice, so only new ones should be committed.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '..', '..', 'pictures')
/** As wide as a phone's camera sends them to the office. */
const WIDTH = 2000

const TAKEN = [
  'events/cinema-by-the-harbour',
  'promotions/tools',
  'store-fronts/restaurant',
  'galleries/zephyr-kites-1',
  'galleries/zephyr-kites-2',
  'galleries/zephyr-kites-3',
]

for (const name of TAKEN) await photograph(name)

async function photograph(name: string): Promise<void> {
  const print = sharp(join(FOLDER, `${name}.svg`), { density: 144 }).resize({ width: WIDTH }).flatten({ background: '#fff' })
  const { data, info } = await print.png().toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height }
  const file = join(FOLDER, `${name}.jpg`)
  await sharp(data)
    .composite([
      { input: await grain(size), blend: 'soft-light' },
      { input: lamp(size), blend: 'soft-light' },
      { input: corners(size), blend: 'multiply' },
    ])
    .blur(0.8)
    .jpeg({ quality: 52, mozjpeg: true })
    .toFile(file)
  console.log(`${name}.jpg: ${statSync(file).size} bytes`)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The tooth of the paper. */
function grain(size: Size): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 22 }
  return sharp({ create: { ...size, channels: 3, background: '#808080', noise } }).blur(1.4).png().toBuffer()
}

/** A lamp, above to the left. */
function lamp(size: Size): Buffer {
  return gradient(size, ['32%', '18%', '85%'], ['#fff3d8', '0.62'], ['#2a3140', '0.42'])
}

function corners(size: Size): Buffer {
  return gradient(size, ['50%', '48%', '78%'], ['#ffffff', '1'], ['#b9ae9e', '1'])
}

type Stop = readonly [colour: string, opacity: string]

function gradient({ width, height }: Size, [x, y, r]: readonly [string, string, string], inner: Stop, outer: Stop): Buffer {
  const stop = ([colour, opacity]: Stop, at: string) =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="g" cx="${x}" cy="${y}" r="${r}">` +
      `${stop(inner, '0.1')}${stop(outer, '1')}</radialGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}
