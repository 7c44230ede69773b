import { mkdirSync, writeFileSync } from 'node:fs'
import { type Drawing, inkOf } from './drawing.ts'
import { fit } from './layout.ts'
import { logos } from './logos.ts'
import { toSvg } from './svg.ts'

const pictures = new URL('../../pictures/logos/', import.meta.url)
const heaviest = 6 * 1024

mkdirSync(pictures, { recursive: true })
const sizes = Object.entries(logos).map(([slug, draw]) => {
  const svg = toSvg(keepClear(draw()))
  writeFileSync(new URL(`${slug}.svg`, pictures), svg)
  if (svg.length > heaviest)
    process.stderr.write(`${slug}.svg has ${svg.length} bytes, more than ${heaviest}\n`)
  return svg.length
})
sizes.sort((one, other) => one - other)
process.stdout.write(
  `${sizes.length} logos; bytes: ${sizes[0]} / ${sizes[sizes.length >> 1]} / ${sizes.at(-1)} (min/median/max)\n`,
)

/** No ink, plates included, comes nearer than 8 units to the edge of the field. */
function keepClear(drawing: Drawing): Drawing {
  const { left, top, right, bottom } = inkOf(drawing)
  const isClear = left >= 8 && top >= 8 && right <= 312 && bottom <= 184
  return isClear ? drawing : fit(drawing, 304, 176)
}
