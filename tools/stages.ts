import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { FileReport } from './stage-reporter.ts'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const reporters = ['--reporter', 'default', '--reporter', join(import.meta.dirname, 'stage-reporter.ts')]

export interface Stage {
  readonly name: string
  /** Arguments of the pinned Node. */
  readonly args: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
  /** Names of the stages that end before this one begins; default: all before it in the list. */
  readonly after?: readonly string[]
}

/** Arguments that run suites with one of the configurations. */
export function suites(config: string, ...args: readonly string[]): readonly string[] {
  return [vitest, 'run', '--config', config, ...reporters, ...args]
}

/**
 * Runs each stage as soon as those that it comes after have ended. At the end it prints the slowest files, the result of each
 * stage and every failed test: a log that is read from its end has them all. A stage that fails does not hide the next.
 */
export async function runStages(stages: readonly Stage[]): Promise<readonly StageResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-stages-'))
  try {
    const begun = performance.now()
    const running = new Map<string, Promise<StageResult>>()
    for (const [place, stage] of stages.entries()) {
      const names = stage.after ?? stages.slice(0, place).map(({ name }) => name)
      const before = names.map((name) => running.get(name) ?? unknownStage(name))
      const report = join(folder, `${place}.jsonl`)
      running.set(
        stage.name,
        Promise.all(before).then(() => run(stage, report)),
      )
    }
    const results = await Promise.all(running.values())
    for (const line of summarise(results, (performance.now() - begun) / 1_000)) console.log(line)
    return results
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function unknownStage(name: string): never {
  throw new Error(`No stage before it has the name ${name}.`)
}

export interface StageResult {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: number
  readonly files: readonly FileReport[]
}

/** The lines after the last stage, of a run of `total` seconds; what failed comes last. */
export function summarise(results: readonly StageResult[], total: number): readonly string[] {
  const files = results.flatMap((result) => result.files)
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return [
    ...slowest.map(
      ({ file, seconds }) =>
        `${padded(seconds)} s ${((100 * seconds) / total).toFixed(1).padStart(4)} % of ${padded(total).trim()} s  ${file}`,
    ),
    ...results.map(
      ({ name, isGood, seconds }) => `${isGood ? 'ok    ' : 'FAILED'} ${padded(seconds)} s ${name}`,
    ),
    ...files.flatMap(({ file, failed }) => failed.map((name) => `FAILED ${file} > ${name}`)),
  ]
}

function padded(seconds: number): string {
  return seconds.toFixed(0).padStart(5)
}

async function run({ name, args, environment }: Stage, report: string): Promise<StageResult> {
  writeFileSync(report, '')
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, STAGE_REPORT: report },
  })
  const [status] = await once(child, 'exit')
  const seconds = (performance.now() - begun) / 1_000
  return { name, isGood: status === 0, seconds, files: readReports(report) }
}

function readReports(path: string): readonly FileReport[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}
