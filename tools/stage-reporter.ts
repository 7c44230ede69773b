import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** One suite of tests, as a line of JSON in the file that `STAGE_REPORT` names. */
export interface FileReport {
  readonly file: string
  readonly seconds: number
  /** Full names of the failed tests with their messages, and errors outside of tests. */
  readonly failed: readonly string[]
}

/** Lets `runStages` say at the end of all stages what failed and what was slow. */
export default class StageReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env['STAGE_REPORT']
    if (path === undefined) return
    const reports = modules.map(reportOf)
    if (errors.length > 0)
      reports.push({ file: 'outside of tests', seconds: 0, failed: errors.map(({ message }) => message) })
    appendFileSync(path, reports.map((report) => `${JSON.stringify(report)}\n`).join(''))
  }
}

function reportOf(module: TestModule): FileReport {
  const failed = [...module.children.allTests('failed')].map((test) => `${test.fullName}: ${messageOf(test)}`)
  const { duration, collectDuration } = module.diagnostic()
  return {
    file: relative(process.cwd(), module.moduleId),
    // To collect the tests takes longer than the tests where a suite makes its cases.
    seconds: (duration + collectDuration) / 1_000,
    failed: [...failed, ...module.errors().map(({ message }) => message)],
  }
}

/**
 * The error message of a test in one line, with the difference of values, by which an intermittent failure is
 * recognised.
 */
function messageOf(test: TestCase): string {
  const { errors = [] } = test.result()
  const text = errors.map(({ message, diff = '' }) => `${message} ${diff}`).join(' ')
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, 600)
}
