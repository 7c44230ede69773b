import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { labelSizes } from '@promenade/domain/map/drawing/level-drawing'
import { describe, expect, it } from 'vitest'
import { LEAST_LETTERS_PX } from './map-label.tsx'
import { METRES_STEPS } from './map-view.ts'

const sheet = readFileSync(join(import.meta.dirname, 'map-drawing.module.css'), 'utf8')

describe('the style sheet of the drawing', () => {
  it('has each letter size', () => {
    const sizes = [...sheet.matchAll(/^\.size(\d+) \{\s+--size: ([\d.]+);/gm)]
    expect(sizes.map(([, index, size]) => [Number(index), Number(size)])).toEqual([...labelSizes.entries()])
  })

  it('has the smallest letters of the screen', () => {
    expect(sheet).toContain(`--least: ${LEAST_LETTERS_PX};`)
  })

  it.each(['across', 'down'])('has each step of metres %s', (direction) => {
    const rule = new RegExp(`\\[data-${direction}='(\\d+)'\\] \\{\\s+--${direction}: (\\d+)px;`, 'g')
    const steps = [...sheet.matchAll(rule)].map(([, step, metres]) => [Number(step), Number(metres)])
    expect(steps).toEqual(METRES_STEPS.map((step) => [step, step]))
  })
})
