import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let memory: string

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'promenade-memory-'))
})
afterEach(() => rmSync(memory, { recursive: true }))

/** The temporary folder of a process that calls `setRunFolder`, and what is in the memory meanwhile. */
function run(enoughBytes: number, environment: NodeJS.ProcessEnv = {}) {
  const program = `import { readdirSync } from 'node:fs'
    import { setRunFolder } from '${join(import.meta.dirname, 'run-folder.ts')}'
    setRunFolder({ folder: '${memory}', enoughBytes: ${enoughBytes} })
    console.log(JSON.stringify({ folder: process.env.TMPDIR, names: readdirSync('${memory}') }))`
  const { stdout, pid } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: '', ...environment },
  })
  return { ...JSON.parse(stdout), pid }
}

it('is in memory during the run', () => {
  const { folder, names, pid } = run(1)
  expect(folder).toBe(join(memory, `promenade-run-${pid}`))
  expect(names).toEqual([`promenade-run-${pid}`])
  expect(existsSync(folder)).toBe(false)
})

it('of a killed run is removed by the next one, and not that of a present one', () => {
  const present = `promenade-run-${process.pid}`
  for (const name of ['promenade-run-999999999', present, 'of-another-program']) mkdirSync(join(memory, name))
  run(1)
  expect(readdirSync(memory).toSorted()).toEqual(['of-another-program', present])
})

it('stays where it is without enough memory, and where the environment names one', () => {
  expect(run(Number.MAX_SAFE_INTEGER)).toMatchObject({ folder: '', names: [] })
  expect(run(1, { TMPDIR: '/somewhere' })).toMatchObject({ folder: '/somewhere', names: [] })
})
