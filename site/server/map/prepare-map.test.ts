import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guideOf } from '../../content/map-guide.ts'
import type { MallContent } from '../../content/mall-content.ts'
import { map } from '../../testing/map-request.ts'
import { levelDrawing, levelDrawingParts } from '../../app/presenters/level-drawing.server.ts'
import { prepareMap } from './prepare-map.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestStore } from '../../testing/page-context.ts'

/** Content that counts how often a drawing reads it. */
function createCountingContent(): { readonly content: MallContent; readonly reads: () => number } {
  // A map of its own, whose drawings no other test has made.
  const bare = { ...createTestContent('en'), map: { ...map } }
  let reads = 0
  const content: MallContent = {
    ...bare,
    get categories() {
      reads += 1
      return bare.categories
    },
  }
  return { content, reads: () => reads }
}

const log = { error: (_: object, message: string) => expect.fail(message) }

function drawAll(content: MallContent): void {
  for (const { id } of map.levels) levelDrawing(content, id)
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

it('draws each level once, after the start', () => {
  const { content, reads } = createCountingContent()
  prepareMap([content], log)
  expect(reads()).toBe(0)
  vi.advanceTimersByTime(5_000)
  const prepared = reads()
  expect(prepared).toBe(1)
  drawAll(content)
  expect(reads()).toBe(prepared)
})

it('keeps the drawings of a map until a name changes', () => {
  const [id = ''] = map.levels.map((level) => level.id)
  const content = {
    ...createTestContent('en'),
    stores: [createTestStore({ name: 'Net Works' })],
    map: { ...map },
  }
  const drawing = levelDrawing(content, id)
  expect(drawing).toBeDefined()
  expect(levelDrawing({ ...content, promotions: [] }, id)).toBe(drawing)
  const stores = content.stores.map((store) => ({ ...store, name: `${store.name} & Sons` }))
  expect(levelDrawing({ ...content, stores }, id)).not.toBe(drawing)
})

it('draws a level in parts, as if at once', () => {
  const [id = ''] = map.levels.map((level) => level.id)
  const inParts = createCountingContent().content
  const parts = [...levelDrawingParts(inParts, id)]
  expect(parts.length).toBeGreaterThan(5)
  expect(levelDrawing(inParts, id)).toEqual(levelDrawing(createCountingContent().content, id))
})

it('finds the ways without sight before anybody asks for them', () => {
  const ownMap = { ...map }
  const content: MallContent = { ...createTestContent('en'), map: ownMap }
  const { trailParts } = guideOf(ownMap, content)
  expect(trailParts('en').next().done).toBe(false)
  prepareMap([content], log)
  vi.advanceTimersByTime(10_000)
  expect(trailParts('en').next().done).toBe(true)
})

it('logs a failure and stops', () => {
  const errors: string[] = []
  const broken: MallContent = {
    ...createCountingContent().content,
    get stores(): never {
      throw new Error('no stores')
    },
  }
  prepareMap([broken], { error: (_: object, message: string) => void errors.push(message) })
  vi.advanceTimersByTime(5_000)
  expect(errors).toEqual(['The map could not be prepared'])
})
