import { describe, expect, it as test } from 'vitest'
import { byTurns } from './by-turns.ts'

const ran: string[] = []

describe.each(byTurns([{ name: 'first' }, { name: 'second' }]))('the $name case', ({ it, name }) => {
  it('has a test', async () => {
    expect(ran.push(`${name}: single`)).toBeGreaterThan(0)
  })

  it.each(['a', 'b', 'c'])('has %s', async (row) => {
    expect(ran.push(`${name}: ${row}`)).toBeGreaterThan(0)
  })

  it.each([
    ['d', 4],
    ['e', 5],
  ] as const)('has %s of a table', async (row, value) => {
    expect(ran.push(`${name}: ${row}${value}`)).toBeGreaterThan(0)
  })
})

test('each test and row ran in one case', () => {
  expect(ran).toEqual(['first: single', 'first: b', 'first: d4', 'second: a', 'second: c', 'second: e5'])
})
