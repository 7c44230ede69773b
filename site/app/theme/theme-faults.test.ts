import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Theme } from './theme.ts'
import { contrast, themeFaults } from './theme-faults.ts'
import merrowQuay from './themes/merrow-quay.ts'

const { type, colors, shapes, arrangement } = merrowQuay

describe('the faults of a theme', () => {
  it.each(globSync('*.ts', { cwd: join(import.meta.dirname, 'themes') }))('are none in %s', async (file) => {
    const { default: theme }: { default: Theme } = await import(`./themes/${file}`)
    expect(themeFaults(theme)).toEqual([])
  })

  it('include missing and unknown values', () => {
    const { lamp: _, ...others } = colors
    const theme: unknown = {
      type,
      colors: { ...others, lamb: '#ffffff' },
      shapes: { ...shapes, radius: ' ' },
      arrangement: { ...arrangement, heads: undefined },
    }
    // @ts-expect-error -- an invalid theme, as written without a compiler
    expect(themeFaults(theme)).toEqual([
      '"lamp" is missing in `colors`.',
      '"lamb" in `colors` is not a value of a theme: nothing reads it.',
      '"radius" is missing in `shapes`.',
      '"heads" is missing in `arrangement`.',
    ])
  })

  it('include an unknown arrangement', () => {
    const theme: unknown = { type, colors, shapes, arrangement: { ...arrangement, header: 'sideways' } }
    // @ts-expect-error -- an invalid theme, as written without a compiler
    expect(themeFaults(theme)).toEqual([
      'The arrangement of "header" is "sideways": choose one of sign-first, sign-centered.',
    ])
  })

  it.each([
    ['display-weight', 'bold', 'a weight from 100 to 900'],
    ['display-scale', '2', 'a number from 0.75 to 1.1'],
    ['sign-scale', '1.2', 'a number from 0.75 to 1.1'],
    ['label-scale', '0.5', 'a number from 0.75 to 1.1'],
    ['text-leading', '1.2', 'a number from 1.4 to 1.8'],
    ['display-leading', '-0.1', 'a number from 0 to 0.3'],
    ['display-tracking', '0', 'a length in em from -0.06em to 0.12em'],
    ['label-tracking', '0.5em', 'a length in em from -0.06em to 0.12em'],
    ['label-case', 'small-caps', 'none or uppercase'],
    ['sign-style', 'slanted', 'normal or italic'],
  ])('include invalid type values: %s %s', (name, value, format) => {
    expect(themeFaults({ ...merrowQuay, type: { ...type, [name]: value } })).toEqual([
      `"${name}" is "${value}": write ${format}.`,
    ])
  })

  it('include a density out of bounds, and a value that would end its declaration', () => {
    const broken = { ...shapes, 'row-space': '3', edge: '1px solid; color: red' }
    expect(themeFaults({ ...merrowQuay, shapes: broken })).toEqual([
      '"edge" is "1px solid; color: red": a value cannot contain ; { or }.',
      '"row-space" is "3": write a number from 0.5 to 1.5.',
    ])
  })

  it('include a colour in another format', () => {
    expect(themeFaults({ ...merrowQuay, colors: { ...colors, lamp: '#fb4' } })).toEqual([
      'The colour "lamp" is "#fb4": write #rrggbb, or one for light and one for dark.',
    ])
  })

  it('include unreadable colours of header and status line', () => {
    const faint = { ...colors, 'on-header': colors.header, 'strip-open': '#33454f' } as const
    expect(themeFaults({ ...merrowQuay, colors: faint })).toEqual([
      '"strip-open" on "strip" has a contrast of 1.63 in the light scheme; text needs 4.5.',
      '"on-header" on "header" has a contrast of 1.00 in the light scheme; text needs 4.5.',
      '"strip-open" on "strip" has a contrast of 1.63 in the dark scheme; text needs 4.5.',
      '"on-header" on "header" has a contrast of 1.00 in the dark scheme; text needs 4.5.',
    ])
  })

  it('include two indistinguishable colours, in either scheme', () => {
    const faint = { ...colors, 'on-danger': colors.danger, 'ink-soft': ['#4c5a61', '#33454f'] } as const
    expect(themeFaults({ ...merrowQuay, colors: faint })).toEqual([
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
