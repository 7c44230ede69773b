// Before every test file: what is said on console.error fails the test in which it is said, or the next one that ends.
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const errors: string[] = []

console.error = (...lines) => void errors.push(format(...lines))

afterEach(failOnErrors)
afterAll(failOnErrors)

function failOnErrors(): void {
  const lines = errors.splice(0)
  if (lines.length > 0) throw new Error(`A complaint on the console: ${lines.join('\n')}`)
}
