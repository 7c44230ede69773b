import { expect, it } from 'vitest'
import { emptyMap } from '@promenade/domain/map/mall-map'
import { readArchive } from '../demo/map/read-archive.ts'
import { walkMap } from './walk-map.ts'

it('counts the walkers who arrive by the words alone, and names those who are lost', () => {
  const lines = walkMap(readArchive(), { pairs: 30, seed: 7 })
  const [, arrived = ''] = /^(\d+) of 30 walkers arrived \([\d.]+ %\)\.$/.exec(lines[0] ?? '') ?? []
  expect(Number(arrived)).toBeGreaterThanOrEqual(28)
  expect(lines[1]).toMatch(/^Of \d+ sentences 0 fit a second place and \d fit none \([\d.]+ %\)\.$/)
  const lost = lines.filter((line) => /^Lost: \w.* to \w/.test(line))
  expect(lost).toHaveLength(30 - Number(arrived))
})

it('says that there is nothing to walk between', () => {
  expect(walkMap(emptyMap, { pairs: 10, seed: 7 })).toEqual([
    'No two of its shops and entrances have a name and a route between them.',
  ])
})
