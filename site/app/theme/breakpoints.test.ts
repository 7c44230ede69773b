import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breakpoints } from '../../../e2e/support/breakpoints.ts'

const app = join(import.meta.dirname, '..')

/** The specification names it apart: the step of the promo carousel changes there (§2). */
const carousel = 468

/**
 * Media queries with pixels, in style sheets and scripts. `sizes` of pictures are none: how many columns fit into a grid
 * depends on its content.
 */
const mediaWidth = /\(width [<>]=? ([\d.]+)px\)|@media[^{]*\b(?:min|max)-width: ?([\d.]+)px/g

it('asks for no width of the window but those of the specification', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] })
  const used = files.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(mediaWidth)].map(([, width, old]) => ({
      file,
      width: Number(width ?? old),
    })),
  )
  expect(breakpoints).toHaveLength(12)
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter(({ width }) => width !== carousel && !breakpoints.includes(width))).toEqual([])
})
