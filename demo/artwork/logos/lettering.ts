import { readFileSync, readdirSync } from 'node:fs'
import { type Font, parse, type PathCommand } from 'opentype.js/dist/opentype.mjs'
import { type Drawing, move, type Paint, scale, turn } from './drawing.ts'
import type { Command, Path } from './geometry.ts'

export interface TypeStyle {
  /** The em, 100 unless told otherwise; lines grow with it. */
  size?: number
  /** Thousandths of an em between letters. */
  track?: number
  /** Draws letters as lines of this width (for an em of 100), instead of filling them. */
  outline?: number
  /** A rim round the letters: its colour, and its width for an em of 100. */
  rim?: [colour: Paint, width: number]
  /** Thickens letters by a line of this width in the same colour. */
  bolder?: number
}

/**
 * Sets a word in a face such as `jost-600` or `playfair-display-700i`, as outlines with an em of 100 and the
 * baseline at 0.
 */
export function text(words: string, face: string, colour: Paint, style: TypeStyle = {}): Drawing {
  const path = letters(words, face, style.track).flatMap((letter) => letter.path)
  return scale([paint(path, colour, style)], (style.size ?? 100) / 100)
}

/** The same, with one drawing per letter, coloured by position: for letters that differ. */
export function eachLetter(words: string, face: string, colours: Paint[], style: TypeStyle = {}): Drawing[] {
  return letters(words, face, style.track)
    .filter(({ path }) => path.length > 0)
    .map(({ path }, index) =>
      scale([paint(path, colours[index % colours.length] ?? '#000', style)], (style.size ?? 100) / 100),
    )
}

/** Sets a word round a circle: `top` reads clockwise over it, `bottom` counter-clockwise under it. */
export function onCircle(
  words: string,
  face: string,
  colour: Paint,
  place: { radius: number; size: number; side: 'top' | 'bottom'; track?: number },
): Drawing {
  const factor = place.size / 100
  const set = letters(words, face, place.track)
  const width = set.reduce((sum, { advance }) => sum + advance, 0) * factor
  const flip = place.side === 'top' ? 1 : -1
  let travelled = -width / 2
  return merge(
    set.flatMap(({ path, x, advance }) => {
      const half = (advance * factor) / 2
      const angle = ((travelled + half) / place.radius) * (180 / Math.PI) * flip
      travelled += 2 * half
      const upright = move(scale([paint(path, colour, {})], factor), -x * factor - half, 0)
      return turn(move(upright, 0, -place.radius * flip), angle)
    }),
  )
}

function paint(path: Path, colour: Paint, { outline, bolder, rim }: TypeStyle): Drawing[number] {
  if (rim !== undefined) return { path, fill: colour, stroke: rim[0], width: rim[1], lineFirst: true }
  if (outline !== undefined) return { path, stroke: colour, width: outline }
  return { path, fill: colour, ...(bolder === undefined ? {} : { stroke: colour, width: bolder }) }
}

function merge(drawing: Drawing): Drawing {
  const [first] = drawing
  return first === undefined ? [] : [{ ...first, path: drawing.flatMap(({ path }) => path) }]
}

interface Letter {
  path: Path
  x: number
  advance: number
}

function letters(words: string, face: string, track = 0): Letter[] {
  const font = openFont(face)
  const glyphs = [...words].map((character) => {
    const glyph = font.charToGlyph(character)
    if (glyph.index === 0) throw new Error(`${face} has no “${character}”`)
    return glyph
  })
  let x = 0
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1]
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, next)
    const advance = (((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm) * 100 + (next ? track / 10 : 0)
    const letter = { path: glyph.getPath(x, 0, 100).commands.map(toCommand), x, advance }
    x += advance
    return letter
  })
}

const fonts = new Map<string, Font>()

function openFont(face: string): Font {
  const known = fonts.get(face)
  if (known !== undefined) return known
  const [, family = face, weight = '400', italic] = /^(.*?)(?:-([1-9]00))?(i)?$/.exec(face) ?? []
  const folder = new URL(`node_modules/@fontsource/${family}/files/`, import.meta.url)
  const wanted = `${family}-latin-${weight}-${italic === 'i' ? 'italic' : 'normal'}.woff`
  if (!readdirSync(folder).includes(wanted)) throw new Error(`No such face: ${wanted}`)
  const bytes = readFileSync(new URL(wanted, folder))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  fonts.set(face, font)
  return font
}

function toCommand(command: PathCommand): Command {
  if (command.type === 'Z') return { letter: 'Z', points: [] }
  const end = [command.x, command.y]
  if (command.type === 'Q') return { letter: 'Q', points: [command.x1, command.y1, ...end] }
  if (command.type === 'C') {
    return { letter: 'C', points: [command.x1, command.y1, command.x2, command.y2, ...end] }
  }
  return { letter: command.type, points: end }
}
