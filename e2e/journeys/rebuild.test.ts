import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const server = join(import.meta.dirname, '../../site/dist/server')

it('the server of a build is one file, so that the next build removes nothing from a running one', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(files).toEqual(['index.js'])
  expect(readFileSync(join(server, 'index.js'), 'utf8')).not.toMatch(/import\(["']\.\//)
})
