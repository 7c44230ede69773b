import { describe, expect, it } from 'vitest'
import { ringOfBox, ringOfLabel } from './obstacles.ts'

describe('the corners of a box', () => {
  it('begin at its place and go around it', () => {
    expect(ringOfBox({ x: 1, y: 2, width: 10, height: 4 })).toEqual([
      { x: 1, y: 2 },
      { x: 11, y: 2 },
      { x: 11, y: 6 },
      { x: 1, y: 6 },
    ])
  })
})

describe('the ground of a label', () => {
  const label = { lines: ['Ixtle'], at: { x: 20, y: 10 }, turn: 0, size: 2 }
  const [corner = label.at] = ringOfLabel(label)
  const [aside, above] = [20 - corner.x, 10 - corner.y]
  const close = (x: number, y: number) => ({ x: expect.closeTo(x), y: expect.closeTo(y) })

  it('lies around its middle, wider than high', () => {
    expect(above).toBeGreaterThan(0.9)
    expect(aside).toBeGreaterThan(above)
    expect(ringOfLabel(label)).toEqual([
      close(20 - aside, 10 - above),
      close(20 + aside, 10 - above),
      close(20 + aside, 10 + above),
      close(20 - aside, 10 + above),
    ])
  })

  it('turns with it, and grows with its letters', () => {
    expect(ringOfLabel({ ...label, turn: 90 })).toEqual([
      close(20 + above, 10 - aside),
      close(20 + above, 10 + aside),
      close(20 - above, 10 + aside),
      close(20 - above, 10 - aside),
    ])
    expect(ringOfLabel({ ...label, size: 4 })[0]).toEqual(close(20 - 2 * aside, 10 - 2 * above))
  })
})
