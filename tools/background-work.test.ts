import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const floating = 'typescript(no-floating-promises)'

/** Places in the code of both processes, which an unhandled rejection ends. */
const places = ['process/src', 'platform/src/studio', 'site/content', 'site/server/session']
const sources = {
  voided: 'void Promise.reject(new Error())',
  floating: 'Promise.reject(new Error())',
  handled: 'Promise.reject(new Error()).catch(() => undefined)',
}

let copy: string
let found: readonly string[]

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'promenade-background-'))
  await cp(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
  await cp(join(root, 'tools/lint'), join(copy, 'tools/lint'), { recursive: true })
  await writeFile(
    join(copy, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }',
  )
  for (const place of places) {
    for (const [name, source] of Object.entries(sources)) {
      const file = join(copy, place, `planted-${name}.ts`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `export function plant() {\n  ${source}\n}\n`)
    }
  }
  found = findFloating()
})

afterAll(() => rm(copy, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(places)('finds work in the background of %s whose error nothing handles', (place) => {
    expect(found).toContain(`${place}/planted-voided.ts`)
    expect(found).toContain(`${place}/planted-floating.ts`)
    expect(found).not.toContain(`${place}/planted-handled.ts`)
  })
})

function findFloating(): readonly string[] {
  const bin = join(root, 'node_modules', '.bin')
  const { stdout, stderr } = spawnSync(join(bin, 'oxlint'), ['--type-aware', '--format', 'json'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
  })
  if (!stdout.startsWith('{')) throw new Error(`oxlint has not read the code: ${stdout} ${stderr}`)
  const { diagnostics }: { diagnostics: readonly { readonly code: string; readonly filename: string }[] } =
    JSON.parse(stdout)
  return diagnostics.filter(({ code }) => code === floating).map(({ filename }) => filename)
}
