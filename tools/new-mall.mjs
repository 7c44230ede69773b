// `npm run new-mall NAME`: writes a small mall to start from. Runs on the machine's own Node, without packages.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import process from 'node:process'
import { pathFrom } from './path-from.mjs'

const template = join(import.meta.dirname, '..', 'platform', 'new-mall')
/** Files of the template that contain its name, `New Mall`. */
const filesWithName = ['README.md', 'content/property.yaml']

const [path, ...others] = process.argv.slice(2)
if (path === undefined || others.length > 0) {
  fail('Usage: npm run new-mall NAME, where NAME is a folder that is not there yet, such as ../harbour-mall.')
}
const folder = pathFrom(path)
const name = nameOf(basename(folder))
if (existsSync(folder)) fail(`${folder} is there already: choose another name, or remove it.`)
cpSync(template, folder, { recursive: true })
for (const file of filesWithName) {
  const text = readFileSync(join(folder, file), 'utf8')
  const own = text.replace('New Mall', name).replaceAll('FOLDER', relativePath())
  writeFileSync(join(folder, file), own.replace(/^id: 2\b/m, `id: ${idOf(name)}`))
}
console.log(`${name} is in ${folder}. To see it: npm start -- ${relativePath()}`)

/** `harbour-mall` → `Harbour Mall`. */
function nameOf(/** @type {string} */ slug) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(slug))
    fail(`The name of a mall's folder has letters, digits, spaces and hyphens only, not "${slug}".`)
  const words = slug.split(/[ -]+/).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** Six digits from the name, so that malls differ: an import replaces the mall with the same id. */
function idOf(/** @type {string} */ text) {
  return 100_000 + (createHash('sha256').update(text).digest().readUInt32BE() % 900_000)
}

/** The path relative to the project's folder, quoted if needed. */
function relativePath() {
  const short = relative(join(import.meta.dirname, '..'), folder)
  return short.includes(' ') ? `"${short}"` : short
}

/** @returns {never} */
function fail(/** @type {string} */ sentence) {
  console.error(sentence)
  process.exit(1)
}
