import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { archive, smallMall } from '@promenade/contract/map/imdf/testing/archive'
import { afterAll, describe, expect, it } from 'vitest'
import { readMapFile } from './read-map-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'promenade-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = [...archive(smallMall())].map(([name, value]) => [name, JSON.stringify(value)] as const)

describe('a map file', () => {
  it('may be a zip, with or without a folder in it', () => {
    for (const prefix of ['', 'Small Mall/']) {
      const zip = zipSync(Object.fromEntries(files.map(([name, text]) => [prefix + name, strToU8(text)])))
      const path = write('mall.zip', zip)
      expect(readMapFile(path)).toMatchObject({ map: { name: { en: 'Small Mall' } }, findings: [] })
      rmSync(path)
    }
  })

  it('may be the folder itself', () => {
    for (const [name, text] of files) write(name, strToU8(text))
    expect(readMapFile(folder).map?.levels).toHaveLength(2)
  })

  it('is named in its findings', () => {
    const path = write('caserne.geojson', strToU8('{"type":"FeatureCollection","features":[]}'))
    expect(readMapFile(path).findings.map(({ file }) => file)).toEqual(['caserne.geojson'])
    rmSync(path)
  })

  it.each([
    ['nothing.zip', undefined, /^There is no /],
    ['text.zip', strToU8('no zip'), /is not a readable zip file/],
    ['broken.geojson', strToU8('{"features": ['), /^broken\.geojson is not JSON/],
  ])('%s is refused in a sentence', (name, bytes, sentence) => {
    const path = bytes === undefined ? join(folder, name) : write(name, bytes)
    expect(() => readMapFile(path)).toThrow(sentence)
    if (bytes !== undefined) rmSync(path)
  })
})

function write(name: string, bytes: Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
