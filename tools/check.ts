// `npm run check`: format, types, lint (arrows included) and dead code, as many at a time as there are processors.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

type Check = readonly [name: string, command: string, ...args: string[]]

/** Of a check: each thread computes most types anew, and other checks run beside it. */
const threads = String(Math.ceil(availableParallelism() / 2))

/** Runs first, since the others need the types that it generates. */
const first: Check = ['route types', 'react-router', 'typegen', 'site']

/** Those below `e2e` are for editors: the site's program has their files, so that it is compiled once. */
const projects = globSync('{,*/,*/*/}tsconfig.json', { cwd: root, exclude: ['**/node_modules/**', 'e2e/**'] })

const checks: readonly Check[] = [
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['dead code', 'knip'],
  ...projects.map((file): Check => {
    const folder = dirname(file)
    return [`types of ${folder}`, 'tsc', '-p', folder, '--checkers', threads]
  }),
  ['format', 'oxfmt', '--check', '.'],
]

const begun = performance.now()
const results = [await run(first)]
const waiting = [...checks]
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting))
console.log(`${secondsSince(begun)} in all`)
process.exitCode = results.includes(false) ? 1 : 0

async function runWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next))
}

/** Runs one check and prints its time, and its output if it fails. */
async function run([name, command, ...args]: Check): Promise<boolean> {
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const child = spawn(command, args, { cwd: root, env: withTools() })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.once('error', (error) => {
    output += error.message
    resolve(null)
  })
  child.once('close', resolve)
  const isGood = (await promise) === 0
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${secondsSince(start)} ${name}`)
  if (!isGood) console.log(output)
  return isGood
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1_000).toFixed(1).padStart(5)} s`
}

function withTools(): NodeJS.ProcessEnv {
  const bin = join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, GOMAXPROCS: threads }
}
