import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** One suite of tests, as a line of JSON in the file that `STAGE_REPORT` names. */
export interface FileReport {
  readonly file: string
  readonly seconds: number
  /** Full names of the failed tests, and errors outside of tests. */
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
  const tests = [...module.children.allTests()].filter((test) => test.result().state === 'failed')
  return {
    file: relative(process.cwd(), module.moduleId),
    seconds: module.diagnostic().duration / 1_000,
    failed: [...tests.map(({ fullName }) => fullName), ...module.errors().map(({ message }) => message)],
  }
}
