import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SLIDE_MS } from '../carousel/slide-to.ts'
import { END_CHECK_MS, endsAt, stepFrom, stepIn } from './steps.ts'

describe('a step of the promo carousel', () => {
  it.each([
    [1920, 400],
    [769, 400],
    [768, 540],
    [469, 540],
    [468, 468],
    [360, 360],
  ])('in a window of %i px goes %i px', (width, step) => {
    expect(stepIn(width)).toBe(step)
  })

  it('slides for half a second, and the ends are checked half a second later', () => {
    expect([SLIDE_MS, END_CHECK_MS]).toEqual([500, 500])
  })

  it('is the distance of cards in the style sheet', async () => {
    const css = await readFile(join(import.meta.dirname, 'promo-carousel.module.css'), 'utf8')
    const laidApart = [...css.matchAll(/--step: ([^;]+);/g)].map(([, step]) => step)
    expect(laidApart).toEqual([`${stepIn(769)}px`, `${stepIn(768)}px`, '100vw'])
    const widths = [...css.matchAll(/@media \(width <= (\d+)px\)/g)].map(([, width]) => Number(width))
    expect(widths).toEqual([768, 468])
  })

  it.each([
    { at: 0, direction: 1, to: 400 },
    { at: 400, direction: 1, to: 800 },
    { at: 390, direction: 1, to: 800 },
    { at: 800, direction: 1, to: 1010 },
    { at: 1010, direction: 1, to: 1010 },
    { at: 1010, direction: -1, to: 800 },
    { at: 800, direction: -1, to: 400 },
    { at: 0, direction: -1, to: 0 },
  ] as const)('goes from $at to $to in a strip that ends at 1010', ({ at, direction, to }) => {
    expect(stepFrom({ at, end: 1010 }, 400, direction)).toBe(to)
  })
})

describe('the ends of the strip', () => {
  it.each([
    [0, { atStart: true, atEnd: false }],
    [400, { atStart: false, atEnd: false }],
    [1009.5, { atStart: false, atEnd: true }],
  ])('are detected at %d', (at, ends) => {
    expect(endsAt({ at, end: 1010 })).toEqual(ends)
  })

  it('are both reached if everything fits', () => {
    expect(endsAt({ at: 0, end: 0 })).toEqual({ atStart: true, atEnd: true })
  })
})
