import { describe, expect, it } from 'vitest'
import { rectangle } from '../../wayfinding/testing/plan.ts'
import type { Box } from './box.ts'
import { createObstacles, ringOfBox } from './obstacles.ts'
import { doAllParts } from '../in-parts.ts'
import { placeBeside, type TextBeside } from './place-beside.ts'
import { waysOut } from './ways-out.ts'

/** Three shops side by side, and a hall behind them. */
const [left, middle, right] = [rectangle(0, 0, 20, 10), rectangle(20, 0, 20, 10), rectangle(40, 0, 20, 10)]
const hall = rectangle(0, 10, 60, 10)

function textOf(text: string, shape = middle, until = 1): TextBeside {
  const [a, , c] = shape.outer
  const centre = { x: ((a?.x ?? 0) + (c?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (c?.y ?? 0)) / 2 }
  return { text, ways: waysOut(shape, centre, indoors()), until }
}

function indoors() {
  const obstacles = createObstacles()
  for (const { outer } of [left, middle, right, hall]) obstacles.add(outer)
  return obstacles
}

function place(...texts: readonly TextBeside[]) {
  const walls = indoors()
  return doAllParts(placeBeside(texts, (box) => walls.isFree(ringOfBox(box)))).labels
}

describe('the ways out of a unit', () => {
  it('lead through its outer walls only', () => {
    const outwardsOf = ({ ways }: TextBeside) => new Set(ways.map(({ outwards: { x, y } }) => `${x} ${y}`))
    expect(outwardsOf(textOf('Ixtle', middle))).toEqual(new Set(['0 -1']))
    expect(outwardsOf(textOf('Ixtle', right))).toEqual(new Set(['0 -1', '1 0']))
  })
})

describe('a name beside the building', () => {
  it('stands before the wall of its unit, at the end of a line', () => {
    const [label] = place(textOf('Ixtle'))
    expect(label).toMatchObject({ lines: ['Ixtle'], at: { x: 30, y: 0 }, beside: { anchor: 'middle' } })
    expect(label?.beside?.line.y).toBeLessThan(0)
  })

  it.each([
    ['below', middle, /^M0 \.5L0-/],
    ['to the right', { ...right, outer: rectangle(40, 0, 20, 30).outer }, /^M-\.5 0L\d/],
  ])('%s has a line that begins half an em inside the wall', (_, shape, path) => {
    const [label] = place(textOf('Ixtle', shape))
    expect(label?.beside?.path).toMatch(path)
    expect(label?.beside?.anchor).toBe(shape === middle ? 'middle' : 'start')
  })

  it('is seen from farther away the more it weighs', () => {
    const names = ['Abarrotes La Marea', 'Brasserie Goéland', 'Zapatería Lucero']
    const inOrder = place(...names.map((name) => textOf(name)))
    const sizes = inOrder.map((label) => label?.size ?? 0)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  it('is not written where its unit has room as soon', () => {
    expect(place(textOf('Ixtle', middle, 20))).toEqual([undefined])
  })

  it('is not written for a unit without an outer wall', () => {
    expect(place({ text: 'Ixtle', ways: [], until: 1 })).toEqual([undefined])
  })

  it('stays between the ends of the building, where a phone shows it', () => {
    const walls = indoors()
    const isGround = (box: Box) => walls.isFree(ringOfBox(box))
    const text = [textOf('Harbour Steps Walk-in Clinic', right)]
    const anchorIn = (building?: Box) =>
      doAllParts(placeBeside(text, isGround, building && { building })).labels[0]?.beside?.anchor
    expect(anchorIn()).toBe('middle')
    expect(anchorIn({ x: 0, y: 0, width: 60, height: 20 })).toBe('end')
  })

  it('leaves the place of a mark, at every size', () => {
    const walls = indoors()
    const mark = { at: { x: 30, y: 0 }, box: { x: -8, y: -3, width: 16, height: 3 } }
    const { labels } = doAllParts(
      placeBeside([textOf('Ixtle')], (box) => walls.isFree(ringOfBox(box)), { marks: [mark] }),
    )
    expect(labels[0]?.beside?.line.y ?? -9).toBeLessThan(-3)
  })
})
