import { refit } from './curve-fitting.ts'
import { type Path, straighten, thin } from './geometry.ts'
import type { Drawing, Gradient, Paint, Shape } from './drawing.ts'

/** How far an outline may stray from what was drawn, in units of the 320 × 192 field. */
const tolerance = 0.15

/** Writes a drawing as a small stand-alone SVG on the 320 × 192 field that every logo shares. */
export function toSvg(drawing: Drawing): string {
  const definitions: string[] = []
  const body = groupLikes(drawing.map((shape) => [writeStyle(shape, definitions), writeData(shape)]))
  const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : ''
  const size = 'width="320" height="192" viewBox="0 0 320 192"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${body}</svg>\n`
}

/** Neighbours of one style share one element, so that a ring of ticks does not repeat it. */
function groupLikes(shapes: [style: string, data: string][]): string {
  let text = ''
  for (let at = 0; at < shapes.length;) {
    const style = shapes[at]?.[0] ?? ''
    const run = shapes.slice(at).findIndex(([other]) => other !== style)
    const alike = shapes.slice(at, run < 0 ? undefined : at + run).map(([, data]) => data)
    at += alike.length
    if (style.includes('stroke=')) text += `<path ${style} d="${alike.join('')}"/>`
    else if (alike.length === 1) text += `<path ${style} d="${alike[0]}"/>`
    else text += `<g ${style}>${alike.map((data) => `<path d="${data}"/>`).join('')}</g>`
  }
  return text
}

function writeData(shape: Shape): string {
  return shape.fill === undefined ? writePath(shape.path) : writeOutline(shape.path)
}

function writeStyle(shape: Shape, definitions: string[]): string {
  const attributes = [`fill="${writePaint(shape.fill, definitions)}"`]
  if (shape.stroke !== undefined) {
    attributes.push(
      `stroke="${writePaint(shape.stroke, definitions)}" stroke-width="${round(shape.width ?? 1)}"`,
    )
    if (shape.cap !== 'butt') attributes.push(`stroke-linecap="${shape.cap ?? 'round'}"`)
    if (shape.join !== 'miter') attributes.push(`stroke-linejoin="${shape.join ?? 'round'}"`)
    if (shape.dash !== undefined) attributes.push(`stroke-dasharray="${shape.dash.map(round).join(' ')}"`)
  }
  if (shape.lineFirst === true) attributes.push('paint-order="stroke"')
  if (shape.opacity !== undefined) attributes.push(`opacity="${shape.opacity}"`)
  if (shape.evenOdd === true && shape.path.filter(({ letter }) => letter === 'M').length > 1) {
    attributes.push('fill-rule="evenodd"')
  }
  if (shape.clip !== undefined) {
    const clip = `<path d="${writePath(shape.clip)}"/>`
    attributes.push(`clip-path="url(#${define(definitions, 'clipPath', '', clip)})"`)
  }
  return attributes.join(' ')
}

function writePaint(paint: Paint | undefined, definitions: string[]): string {
  if (paint === undefined) return 'none'
  if (typeof paint === 'string') return paint
  return `url(#${define(definitions, 'linearGradient', gradientAttributes(paint), gradientStops(paint))})`
}

function gradientAttributes({ from, to }: Gradient): string {
  const [x1, y1, x2, y2] = [...from, ...to].map(round)
  return ` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
}

function gradientStops({ stops }: Gradient): string {
  return stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
}

/** Reuses a definition when the same one was written before. */
function define(definitions: string[], tag: string, attributes: string, inner: string): string {
  const known = definitions.findIndex(
    (text) => text.startsWith(`<${tag} `) && text.endsWith(`"${attributes}>${inner}</${tag}>`),
  )
  if (known >= 0) return letterFor(known)
  const id = letterFor(definitions.length)
  definitions.push(`<${tag} id="${id}"${attributes}>${inner}</${tag}>`)
  return id
}

function letterFor(index: number): string {
  return String.fromCharCode(97 + index)
}

/** Writes an outline in the shortest of three ways that look the same at this size. */
function writeOutline(path: Path): string {
  const exact = writePath(straighten(path, tolerance))
  const fitted = writePath(refit(path, tolerance))
  const cornered = writePath(thin(path, tolerance))
  const curved = fitted.length < exact.length * 0.95 ? fitted : exact
  return cornered.length < curved.length * 0.8 ? cornered : curved
}

/** Relative commands in tenths of a unit; positions are tracked in tenths, so that rounding never adds up. */
function writePath(path: Path): string {
  let text = ''
  let here = [0, 0]
  let start = [0, 0]
  let previous = ''
  for (const { letter, points } of path) {
    if (letter === 'Z') {
      text += 'z'
      here = start
      previous = 'z'
      continue
    }
    const target = points.map((value) => Math.round(value * 10))
    const deltas = target.map((value, index) => value - (here[index % 2] ?? 0))
    if (letter === 'L' && deltas[0] === 0 && deltas[1] === 0) continue
    here = target.slice(-2)
    if (letter === 'M') start = here
    const [command, numbers] = text === '' ? ['M', target] : shorten(letter, deltas)
    text +=
      command === previous && command.toLowerCase() !== 'm'
        ? joinNumbers(numbers, true)
        : command + joinNumbers(numbers, false)
    previous = command
  }
  return text
}

function shorten(letter: string, deltas: number[]): [string, number[]] {
  if (letter === 'L' && deltas[1] === 0) return ['h', deltas.slice(0, 1)]
  if (letter === 'L' && deltas[0] === 0) return ['v', deltas.slice(1)]
  return [letter.toLowerCase(), deltas]
}

function joinNumbers(tenths: number[], continues: boolean): string {
  let text = ''
  tenths.forEach((value, index) => {
    const written = round(value / 10)
    text += (index > 0 || continues) && !written.startsWith('-') ? ` ${written}` : written
  })
  return text.replace(/(\.\d+) (?=\.)/g, '$1')
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}
