/**
 * Prints the pictures of the demo mall: `node demo/artwork/pictures/draw.ts [part of a name]`.
 * The picture `promotions/boots.svg` is drawn by `scenes/promotions/boots.ts`; the same name always gives the same
 * picture.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Sheet } from './kit/sheet.ts'
import type { Scene } from './scenes/scene.ts'

const SCENES = join(import.meta.dirname, 'scenes')
const FOLDER = join(import.meta.dirname, '..', '..', 'pictures')
/** A picture larger than this is too heavy for a phone on the ferry. */
const LIMIT = 18 * 1024

const wanted = process.argv[2] ?? ''
const everyScene = await Promise.all(globSync('*/*.ts', { cwd: SCENES }).toSorted().map(load))
const scenes = everyScene.filter(({ name }) => name.includes(wanted))
const sizes = scenes.map(print)
writeFileSync(join(FOLDER, 'alt-texts.yaml'), altTexts(everyScene))
const largest = Math.max(...sizes)
console.log(
  `${scenes.length} pictures, ${Math.round(sizes.reduce((a, b) => a + b, 0) / sizes.length)} bytes on average, ${largest} at most`,
)

async function load(file: string): Promise<Scene> {
  const drawn: { scene: Scene } = await import(join(SCENES, file))
  return drawn.scene
}

function print({ name, width, height, draw, bare }: Scene): number {
  const sheet = new Sheet(name, width, height)
  const svg = sheet.print(draw(sheet), bare)
  if (svg.length > LIMIT) {
    console.error(`${name} weighs ${svg.length} bytes, more than ${LIMIT}`)
    process.exitCode = 1
  }
  const file = join(FOLDER, `${name}.svg`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  return svg.length
}

function altTexts(all: readonly Scene[]): string {
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
  const entries = all.map(({ name, en, es }) => `${name}.svg:\n  en: ${quote(en)}\n  es: ${quote(es)}\n`)
  return (
    '# What is seen in each picture, for readers who cannot see it. Written by demo/artwork/pictures/draw.ts.\n' +
    entries.join('')
  )
}
