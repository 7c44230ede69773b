import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runStages, summarise } from './stages.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(import.meta.dirname, 'stages-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('runs every stage, and names what failed in one of them at the end', () => {
  writeFileSync(
    join(folder, 'red.test.ts'),
    `import { describe, expect, it } from 'vitest'
    describe('a sum', () => {
      it('is right', () => expect(1 + 1).toBe(2))
      it('is wrong', () => expect(1 + 1).toBe(3))
    })`,
  )
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { root: import.meta.dirname } }`)
  const stages = `[
    { name: 'red', args: suites(${JSON.stringify(join(folder, 'vitest.config.ts'))}) },
    { name: 'green', args: ['--eval', ''] },
  ]`
  const program = `import { runStages, suites } from '${join(import.meta.dirname, 'stages.ts')}'
    const results = await runStages(${stages})
    process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1`

  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })

  expect(status).toBe(1)
  const lines = stdout.trimEnd().split('\n')
  expect(lines.at(-3)).toMatch(/^FAILED +\d+ s red$/)
  expect(lines.at(-2)).toMatch(/^ok +\d+ s green$/)
  expect(lines.at(-1)).toMatch(/^FAILED .*red\.test\.ts > a sum > is wrong: expected 2 to be 3 .*- 3 \+ 2$/)
})

it('lists the ten slowest files with their share of the run', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    file: `${index}.test.ts`,
    seconds: index,
    failed: [],
  }))
  const lines = summarise([{ name: 'tests', isGood: true, seconds: 200, files }], 200)
  expect(lines).toHaveLength(11)
  expect(lines[0]).toBe('   11 s  5.5 % of 200 s  11.test.ts')
  expect(lines.at(-1)).toBe('ok       200 s tests')
})

it('begins a stage when those that it comes after have ended, beside the others', async () => {
  const log = JSON.stringify(join(folder, 'log'))
  const stage = (name: string, program: string, after?: readonly string[]) => ({
    name,
    args: [
      '--eval',
      `const note = (event) => require('node:fs').appendFileSync(${log}, event + ' '); ${program}`,
    ],
    ...(after && { after }),
  })
  const short = (name: string) => `note('+${name}'); note('-${name}')`
  const untilUsed = `note('+slow'); const timer = setInterval(() => {
    if (!require('node:fs').readFileSync(${log}, 'utf8').includes('-user')) return
    clearInterval(timer)
    note('-slow')
  }, 20)`
  await runStages([
    stage('slow', untilUsed),
    stage('build', short('build'), []),
    stage('user', short('user'), ['build']),
    stage('last', short('last')),
  ])
  const events = readFileSync(join(folder, 'log'), 'utf8').trim().split(' ')
  expect(events.filter((event) => event !== '+slow')).toEqual([
    '+build',
    '-build',
    '+user',
    '-user',
    '-slow',
    '+last',
    '-last',
  ])
})
