import { describe, expect, it } from 'vitest'
import { pictureWidths, widthsFor } from './picture-widths.ts'

describe('the requested widths of a picture', () => {
  it('are those of all its uses, each once, ascending', () => {
    const both = widthsFor(['item', 'wide'])
    expect(both).toEqual([320, 480, 720, 800, 960, 1200, 1280, 1600])
    expect(widthsFor([])).toEqual([])
  })
})

describe('the generated widths of a picture', () => {
  it.each([
    ['larger than all', 4_000, [320, 480, 720]],
    ['as large as the largest', 720, [320, 480, 720]],
    ['between two, with its own', 600, [320, 480, 600]],
    ['hardly larger than one, with its own instead', 500, [320, 500]],
    ['smaller than all, as it is', 200, [200]],
    ['as small as can be', 1, [1]],
  ])('for one that is %s', (_, own, expected) => {
    expect(pictureWidths([320, 480, 720], own)).toEqual(expected)
  })
})
