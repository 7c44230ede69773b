import { describe, expect, it } from 'vitest'
import { arrangements } from './arrangements.ts'
import { colorOf, themeCss } from './theme.ts'
import merrowQuay from './themes/merrow-quay.ts'
import plazaCobalt from './themes/plaza-cobalt.ts'

describe('the style sheet of a theme', () => {
  it('declares colours of one and of two schemes, type and shapes', () => {
    const css = themeCss(merrowQuay)
    expect(css).toContain('--paper: light-dark(#f7f1e5, #0e1a22);')
    expect(css).toContain('--night: #10222e;')
    expect(css).toContain('--display-weight: 760;')
    expect(css).toContain('--radius: 3px;')
  })

  it('declares what the arrangements set', () => {
    expect(themeCss(merrowQuay)).toContain('--tools-display: contents;')
    expect(themeCss(plazaCobalt)).toContain('--tools-display: flex;')
  })

  it.each(Object.entries(arrangements))(
    'declares the same properties for every arrangement of the %s',
    (_, looks) => {
      const [first, ...others] = Object.values(looks).map((look) => Object.keys(look).toSorted())
      for (const names of others) expect(names).toEqual(first)
    },
  )

  it('declares the same properties in every theme', () => {
    const names = (css: string) => [...css.matchAll(/--([\w-]+): /g)].map(([, name = '']) => name).toSorted()
    expect(names(themeCss(plazaCobalt))).toEqual(names(themeCss(merrowQuay)))
  })
})

it('gives a colour of each scheme, of one value or two', () => {
  expect(colorOf(merrowQuay, 'paper', 'light')).toBe('#f7f1e5')
  expect(colorOf(merrowQuay, 'paper', 'dark')).toBe('#0e1a22')
  expect(colorOf(merrowQuay, 'night', 'dark')).toBe('#10222e')
})
