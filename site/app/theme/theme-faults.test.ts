import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Theme } from './theme.ts'
import { contrast, themeFaults } from './theme-faults.ts'
import merrowQuay from './themes/merrow-quay.ts'

const { type, colors, shapes } = merrowQuay

describe('the faults of a theme', () => {
  it.each(globSync('*.ts', { cwd: join(import.meta.dirname, 'themes') }))('are none in %s', async (file) => {
    const { default: theme }: { default: Theme } = await import(`./themes/${file}`)
    expect(themeFaults(theme)).toEqual([])
  })

  it('are a value that is missing, and one that nothing reads', () => {
    const { lamp: _, ...others } = colors
    const theme: unknown = {
      type,
      colors: { ...others, lamb: '#ffffff' },
      shapes: { ...shapes, radius: ' ' },
    }
    // @ts-expect-error -- no theme; what a designer may have written without a compiler
    expect(themeFaults(theme)).toEqual([
      '"lamp" is missing in `colors`.',
      '"lamb" in `colors` is not a value of a theme: nothing reads it.',
      '"radius" is missing in `shapes`.',
    ])
  })

  it('are a colour in another format', () => {
    expect(themeFaults({ type, shapes, colors: { ...colors, lamp: '#fb4' } })).toEqual([
      'The colour "lamp" is "#fb4": write #rrggbb, or one for light and one for dark.',
    ])
  })

  it('are two colours that cannot be told apart, in either scheme', () => {
    const faint = { ...colors, 'on-danger': colors.danger, 'ink-soft': ['#4c5a61', '#33454f'] } as const
    expect(themeFaults({ type, shapes, colors: faint })).toEqual([
      '"on-danger" on "danger" has a contrast of 1.00 in the light scheme; text needs 4.5.',
      '"ink-soft" on "paper" has a contrast of 1.76 in the dark scheme; text needs 4.5.',
      '"ink-soft" on "paper-raised" has a contrast of 1.50 in the dark scheme; text needs 4.5.',
      '"ink-soft" on "paper-sunk" has a contrast of 1.86 in the dark scheme; text needs 4.5.',
      '"on-danger" on "danger" has a contrast of 1.00 in the dark scheme; text needs 4.5.',
    ])
  })
})

it('computes the contrast of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
