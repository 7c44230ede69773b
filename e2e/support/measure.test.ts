import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const e2e = join(import.meta.dirname, '..')

it('is the only reader of boxes in journeys, since a page without its styles has other ones', () => {
  const files = globSync('{journeys,studio}/**/*.ts', { cwd: e2e })
  expect(files.length).toBeGreaterThan(50)
  const readers = files.filter((file) => readFileSync(join(e2e, file), 'utf8').includes('.boundingBox('))
  expect(readers).toEqual([])
})
