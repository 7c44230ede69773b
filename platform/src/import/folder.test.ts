import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeContentFolder } from '../testing/sample-content.ts'
import { readContentFolder } from './folder.ts'

it('parses a file again only if it has changed', async () => {
  const folder = await writeContentFolder()
  const map = join(folder.path, 'map')
  try {
    await mkdir(map, { recursive: true })
    await writeFile(join(map, 'unit.geojson'), '{}')
    const first = await readContentFolder(folder.path)
    const same = await readContentFolder(folder.path, first)
    expect(same.sources).toEqual(first.sources)
    for (const [file, source] of same.sources) expect(source).toBe(first.sources.get(file))
    expect(same.mapFiles).toBe(first.mapFiles)

    await writeFile(join(folder.path, 'categories.yaml'), '- slug: other')
    await writeFile(join(map, 'unit.geojson'), '[]')
    const next = await readContentFolder(folder.path, same)
    expect(next.sources.get('categories.yaml')?.value).toEqual([{ slug: 'other' }])
    expect(next.sources.get('property.yaml')).toBe(first.sources.get('property.yaml'))
    expect(next.mapFiles.map(({ bytes }) => String(bytes))).toEqual(['[]'])
  } finally {
    await folder.remove()
  }
})
