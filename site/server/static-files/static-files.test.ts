import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaticFiles, type StaticFiles } from './static-files.ts'
import { createTestSite, type TestSite } from '../../testing/site.ts'

let folder: string
let files: StaticFiles
let site: TestSite
const code = 'export const number = 42;'.repeat(40)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'root-1a2b.js'), code)
  await writeFile(join(folder, 'assets', 'type-1a2b.woff2'), Buffer.alloc(1_000, 7))
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(tmpdir(), 'outside.txt'), 'secret')
  files = await createStaticFiles(folder)
  site = createTestSite({ files: [files.serve] })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a file of the build', () => {
  it('is cached forever, since its name changes with it', async () => {
    const response = await site.get('/assets/root-1a2b.js')
    expect(await response.text()).toBe(code)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('is sent compressed, also when precompressed', async () => {
    await files.compressAll()
    const response = await site.get('/assets/root-1a2b.js', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(code.length / 4)
  })

  it('is compressed once per build: the next start reads the brotli form', async () => {
    const kept = await mkdtemp(join(tmpdir(), 'compressed-'))
    await writeFile(join(kept, 'of-another-build.br'), 'old')
    await (await createStaticFiles(folder, kept)).compressAll()
    const [name = '', ...more] = (await readdir(kept)).filter((file) => file.endsWith('.br'))
    expect(more).toHaveLength(1)
    // Another form of the same text, which only a read of the folder can find.
    for (const file of [name, ...more]) await writeFile(join(kept, file), brotliCompressSync('kept'))
    const { serve } = await createStaticFiles(folder, kept)
    const { get } = createTestSite({ files: [serve] })
    const response = await get('/assets/root-1a2b.js', { 'accept-encoding': 'br' })
    const sent = brotliDecompressSync(await response.arrayBuffer())
    await rm(kept, { recursive: true })
    expect([response.headers.get('content-encoding'), sent.toString()]).toEqual(['br', 'kept'])
  })

  it('is compressed too where its brotli form cannot be kept', async () => {
    const noFolder = join(folder, 'favicon.svg', 'compressed')
    const { serve, compressAll } = await createStaticFiles(folder, noFolder)
    await compressAll()
    const { get } = createTestSite({ files: [serve] })
    const response = await get('/assets/root-1a2b.js', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(code)
  })

  it('with a compressed format is sent as it is', async () => {
    const response = await site.get('/assets/type-1a2b.woff2', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('content-type')).toBe('font/woff2')
  })

  it('is still sent after the next build has replaced it on disk', async () => {
    const build = await mkdtemp(join(tmpdir(), 'rebuilt-'))
    await mkdir(join(build, 'assets'))
    await writeFile(join(build, 'assets', 'root-1a2b.js'), code)
    const { serve } = await createStaticFiles(build)
    await rm(build, { recursive: true })
    const { get, logged } = createTestSite({ files: [serve] })
    expect(await (await get('/assets/root-1a2b.js')).text()).toBe(code)
    expect(logged).toEqual([])
  })

  it('from an older build is a short 404 that is not cached', async () => {
    const response = await site.get('/assets/root-0000.js')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('a public file', () => {
  it('is revalidated after an hour, and can run nothing', async () => {
    const response = await site.get('/favicon.svg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })
})

describe('everything else on the disk', () => {
  it.each(['/../outside.txt', '/assets/../../outside.txt', '/%2e%2e/outside.txt', '/assets/', '/assets'])(
    'is not served at %s',
    async (target) => {
      const response = await site.request('/', {}, { target })
      expect([301, 400, 404]).toContain(response.status)
      expect(await response.text()).not.toContain('secret')
    },
  )
})
