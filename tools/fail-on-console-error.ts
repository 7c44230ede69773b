// Runs before every test file: a call of console.error fails the current test.
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const errors: string[] = []

console.error = (...lines) => void errors.push(format(...lines))

afterEach(failOnErrors)
afterAll(failOnErrors)

function failOnErrors(): void {
  const lines = errors.splice(0)
  if (lines.length > 0) throw new Error(`An error on the console: ${lines.join('\n')}`)
}
