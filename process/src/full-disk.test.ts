import { closeSync, openSync, writeSync } from 'node:fs'
import { expect, it } from 'vitest'
import { explainFullDisk } from './full-disk.ts'

it.runIf(process.platform === 'linux')('explains what the system says of a full disk', () => {
  const file = openSync('/dev/full', 'w')
  expect(explainFullDisk(errorOf(() => writeSync(file, 'text')))).toMatch(/^The disk is full: free some/)
  closeSync(file)
})

it('explains what PostgreSQL says of one, and names the place if it is known', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(explainFullDisk(new Error('import failed', { cause }))).toMatch(/^The disk is full: /)
  expect(explainFullDisk(new Error('initdb: error: No space left on device'))).toMatch(/^The disk is full/)
  const withPath = Object.assign(new Error('write'), { code: 'ENOSPC', path: '/data/x' })
  expect(explainFullDisk(withPath)).toBe('The disk is full at /data/x: free some space, then try again.')
})

it('explains nothing else', () => {
  expect(explainFullDisk(Object.assign(new Error('denied'), { code: 'EACCES' }))).toBeUndefined()
  expect(explainFullDisk('ENOSPC')).toBeUndefined()
})

function errorOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
