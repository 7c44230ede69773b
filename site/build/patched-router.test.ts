import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { applyPatch, patches } from './patched-router.ts'
import { missingChunk } from './patches/missing-chunk.ts'

const router = dirname(fileURLToPath(import.meta.resolve('react-router'))).replace(/\/dist\/.*$/, '')

function sourceOf(file: string): string {
  return readFileSync(join(router, 'dist', 'production', file), 'utf8')
}

describe('the patches of React Router', () => {
  it.each(patches)('match $file exactly once', (patch) => {
    expect(applyPatch(sourceOf(patch.file), patch)).toContain(patch.to)
  })

  it.each(patches)('fail the build if the text in $file is missing or occurs twice', (patch) => {
    expect(() => applyPatch('export {}', patch)).toThrow(/has changed/)
    expect(() => applyPatch(patch.from + patch.from, patch)).toThrow(/has changed/)
  })

  it('are at most two, each in a file of its own', () => {
    expect(patches.length).toBeLessThanOrEqual(2)
    expect(readdirSync(join(import.meta.dirname, 'patches'))).toHaveLength(patches.length)
  })

  it('remove the reload for a missing chunk', () => {
    expect(sourceOf(missingChunk.file)).toContain('location.reload')
    expect(applyPatch(sourceOf(missingChunk.file), missingChunk)).not.toContain('location.reload')
  })
})
