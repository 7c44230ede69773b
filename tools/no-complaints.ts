// Before every test file: what is said on console.error fails the test in which it is said.
import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

const complaints: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(format(...said)))
})

afterEach(() => {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`A complaint on the console: ${said.join('\n')}`)
})
