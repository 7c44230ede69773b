// Before every test file: what is said on console.error fails the test in which it is said, or the next one that ends.
import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

const complaints: string[] = []

console.error = (...said) => void complaints.push(format(...said))

afterEach(failOnComplaints)
afterAll(failOnComplaints)

function failOnComplaints(): void {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`A complaint on the console: ${said.join('\n')}`)
}
