import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BESIDE_PX, LARGEST_PX, LEAST_PX } from '@promenade/domain/map/drawing/letters'
import { expect, it } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'map-drawing.module.css'), 'utf8')

it('has the letters of the screen', () => {
  expect(sheet).toContain(`--least: ${LEAST_PX.letters};`)
  expect(sheet).toContain(`var(--px) * ${LARGEST_PX}px`)
  expect(sheet).toContain(`--letters: calc((var(--least) + ${BESIDE_PX - LEAST_PX.letters})`)
})
