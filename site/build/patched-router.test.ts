import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { leftOut } from './left-out-router.ts'
import { applyMend, hollow, mends, unused } from './patched-router.ts'

const router = dirname(fileURLToPath(import.meta.resolve('react-router')))

function sourceOf(file: string): string {
  return readFileSync(join(router.replace(/\/dist\/.*$/, ''), 'dist', 'production', file), 'utf8')
}

describe('React Router as browsers get it', () => {
  it.each(mends)('has the place to mend in $file exactly once', (mend) => {
    const mended = applyMend(sourceOf(mend.file), mend)
    expect(mended).toContain(mend.to)
  })

  it('reloads no page for a missing chunk', () => {
    const [chunks] = mends
    if (chunks === undefined) throw new Error('no mend')
    expect(sourceOf(chunks.file)).toContain('location.reload')
    expect(applyMend(sourceOf(chunks.file), chunks)).not.toContain('location.reload')
  })

  it.each(mends)('fails the build when the place in $file is gone or is there twice', (mend) => {
    expect(() => applyMend('export {}', mend)).toThrow(/has changed/)
    expect(() => applyMend(mend.from + mend.from, mend)).toThrow(/has changed/)
  })

  it.each(unused)('has every name of %s, and nothing behind it', (file) => {
    const code = hollow(sourceOf(file))
    const names = /export \{([^}]*)\}/.exec(sourceOf(file))?.[1]?.split(',') ?? []
    expect(names.length).toBeGreaterThan(4)
    for (const name of names) expect(code).toContain(`nothing as ${name.trim()}`)
    expect(code.length).toBeLessThan(500)
  })

  it('leaves out no part whose names it cannot read', () => {
    expect(() => hollow('export default 1')).toThrow(/exports nothing/)
  })
})

describe('what is left out of React Router', () => {
  it.each(leftOut)('is there to be left out exactly once: $what', ({ mends: places }) => {
    for (const place of places) expect(applyMend(sourceOf(place.file), place)).toContain(place.to)
  })

  it.each(leftOut)('is asked for by no screen: $what', ({ askedBy }) => {
    expect([...sources].filter(([, source]) => askedBy.test(source)).map(([file]) => file)).toEqual([])
  })

  it('leaves the root what is shown where something fails', () => {
    expect(sources.get('app/root.tsx')).toContain('export function ErrorBoundary')
  })
})

const site = join(import.meta.dirname, '..')
const sources = new Map(
  ['react-router.config.ts', ...globSync('app/**/*.{ts,tsx}', { cwd: site })]
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(join(site, file), 'utf8')]),
)
