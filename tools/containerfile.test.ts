import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const lines = readFileSync(join(root, 'Containerfile'), 'utf8').split('\n')

it('the container file copies and runs what is there', () => {
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1))
  const run = lines.join('\n').match(/\b[\w/-]+\.m?[jt]s\b/g) ?? []
  const files = [...copied, ...run]
  expect(files).toContain('package-lock.json')
  expect(files).toContain('site/server/server.mjs')
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('the container file has each package of the workspace before it installs', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const install = lines.findIndex((line) => line.startsWith('RUN npm ci'))
  const before = lines.slice(0, install).join('\n')
  expect(
    workspaces.filter((name: string) => !before.includes(`COPY ${name}/package.json ${name}/\n`)),
  ).toEqual([])
})
