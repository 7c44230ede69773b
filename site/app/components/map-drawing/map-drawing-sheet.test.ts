import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signRooms } from '@promenade/domain/map/drawing/level-drawing'
import { BESIDE_PX, LARGEST_PX, LEAST_PX, SIGN_PX } from '@promenade/domain/map/drawing/letters'
import { expect, it } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'map-drawing.module.css'), 'utf8')

it('has the letters of the screen', () => {
  expect(sheet).toContain(`--least: ${LEAST_PX.letters};`)
  expect(sheet).toContain(`var(--px) * ${LARGEST_PX}px`)
  expect(sheet).toContain(`--letters: calc((var(--least) + ${BESIDE_PX - LEAST_PX.letters})`)
})

it('has the rooms of symbols', () => {
  expect(sheet).toContain(`var(--room) - (var(--least) + ${SIGN_PX - LEAST_PX.letters}) * var(--px)`)
  expect(sheet).toContain(`--room: ${signRooms.at(-1)}px;`)
  for (const room of signRooms.slice(0, -1))
    expect(sheet).toContain(`[data-room='${room}'] {\n  --room: ${room}px;\n}`)
})
