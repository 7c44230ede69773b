import { expect, it } from 'vitest'
import { hasTooManyPixels } from './picture-limits.ts'

it.each([
  [{ format: 'jpeg', width: 8_660, height: 5_774 }, false],
  [{ format: 'image/webp', width: 9_000, height: 6_000 }, true],
  [{ format: 'jpeg', isProgressive: true, width: 5_000, height: 3_700 }, false],
  [{ format: 'jpeg', isProgressive: true, width: 6_000, height: 4_000 }, true],
  [{ format: 'jpeg', isProgressive: true, hasFullColour: true, width: 4_000, height: 2_500 }, false],
  [{ format: 'jpeg', isProgressive: true, hasFullColour: true, width: 4_000, height: 3_000 }, true],
  [{ format: 'png', width: 6_000, height: 4_000 }, false],
  [{ format: 'png', isProgressive: true, width: 6_000, height: 4_000 }, true],
  [{ format: 'image/avif', width: 3_000, height: 2_000 }, false],
  [{ format: 'heif', width: 3_100, height: 2_000 }, true],
])('limits the pixels of a picture by what its decoder holds: %j', (header, isTooMany) => {
  expect(hasTooManyPixels(header)).toBe(isTooMany)
})
