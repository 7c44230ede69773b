import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colorOf, type Scheme, type Theme, themeNames } from '../../theme/theme.ts'
import merrowQuay from '../../theme/themes/merrow-quay.ts'
import plazaCobalt from '../../theme/themes/plaza-cobalt.ts'

/** Linear red, green and blue, from 0 to 1. */
type Light = readonly [red: number, green: number, blue: number]

/** What is left of the colours (Machado, Oliveira and Fernandes 2009, as Chromium emulates it). */
const visions: Readonly<Record<string, readonly [Light, Light, Light]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

const themes = { 'merrow-quay': merrowQuay, 'plaza-cobalt': plazaCobalt }
const schemes = ['light', 'dark'] as const

const looks = Object.entries(themes).flatMap(([name, theme]) =>
  schemes.flatMap((scheme) =>
    Object.entries(visions).map(([vision, matrix]) => ({
      look: `${name}, ${scheme}, with ${vision}`,
      colours: paletteOf(theme, scheme, matrix),
    })),
  ),
)

const kinds = ['shop', 'food', 'service']
const grounds = [...kinds, 'shut', 'paper-raised', 'ground']

describe.each(looks)('the colours of the map in $look', ({ colours }) => {
  const colour = (name: string) => colours.get(name) ?? fail(name)
  const lowOn = (front: string, names: readonly string[], least: number) =>
    names.filter((name) => contrast(colour(front), colour(name)) < least)

  it('set the route, the pin and the edge of the chosen unit apart from all under them', () => {
    expect(lowOn('accent', grounds, 3)).toEqual([])
  })

  it('set walls apart, of which the broken ones mean closed', () => {
    expect(lowOn('wall', grounds, 3)).toEqual([])
  })

  it('leave names readable on units, open and closed', () => {
    expect(lowOn('ink', kinds, 4.5)).toEqual([])
    expect(lowOn('ink-soft', ['shut'], 4.5)).toEqual([])
  })

  it('differ between open and closed, and between kinds, besides their lines, dots and symbols', () => {
    for (const kind of kinds) expect(distance(colour(kind), colour('shut'))).toBeGreaterThan(0.015)
    for (const kind of ['food', 'service'])
      expect(distance(colour(kind), colour('shop'))).toBeGreaterThan(0.013)
  })
})

/** The colours of the theme and of the map, as they are seen. */
function paletteOf(theme: Theme, scheme: Scheme, matrix: readonly Light[]): ReadonlyMap<string, Light> {
  const values = new Map<string, Light>(
    themeNames.colors.map((name) => [name, lightOf(colorOf(theme, name, scheme))]),
  )
  const sheet = readFileSync(join(import.meta.dirname, 'map-drawing.module.css'), 'utf8')
  const [, palette = ''] = /^\.palette \{([^}]*)\}/m.exec(sheet) ?? []
  for (const [, name = '', value = ''] of palette.matchAll(/--([\w-]+):([^;]*);/g))
    values.set(name, evaluated(value.trim(), values, scheme))
  return new Map([...values].map(([name, light]) => [name, seen(light, matrix)]))
}

/** A colour of the style sheet: a variable, `light-dark` or `color-mix`. */
function evaluated(value: string, values: ReadonlyMap<string, Light>, scheme: Scheme): Light {
  const [, call = '', inner = ''] = /^([\w-]+)\(([\s\S]*)\)$/.exec(value) ?? []
  const parts = partsOf(inner)
  if (call === 'var') return values.get(inner.slice(2)) ?? fail(value)
  if (call === 'light-dark') return evaluated(parts[scheme === 'light' ? 0 : 1] ?? '', values, scheme)
  const [, one = '', share = ''] = /^(.*\)) (\d+)%$/.exec(parts[1] ?? '') ?? []
  if (call !== 'color-mix' || parts[2] === undefined) return fail(value)
  const [a, b] = [one, parts[2]].map((part) => toOklab(evaluated(part, values, scheme)))
  return fromOklab(combined(a ?? [0, 0, 0], b ?? [0, 0, 0], Number(share) / 100))
}

/** The arguments of a call, which may be calls. */
function partsOf(inner: string): string[] {
  let depth = 0
  const commas = [...inner].map((letter) => {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    return letter === ',' && depth === 0 ? '\n' : letter.replace('\n', ' ')
  })
  return commas
    .join('')
    .split('\n')
    .map((part) => part.trim())
}

function fail(value: string): never {
  throw new Error(`The test cannot read the colour "${value}".`)
}

function combined([a, b, c]: Light, [x, y, z]: Light, share: number): Light {
  return [a * share + x * (1 - share), b * share + y * (1 - share), c * share + z * (1 - share)]
}

function lightOf(colour: string): Light {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

function seen(light: Light, matrix: readonly Light[]): Light {
  const [red = 0, green = 0, blue = 0] = times(matrix, light).map((value) => Math.min(1, Math.max(0, value)))
  return [red, green, blue]
}

function times(matrix: readonly Light[], [a, b, c]: Light): number[] {
  return matrix.map(([x, y, z]) => x * a + y * b + z * c)
}

/** WCAG's contrast ratio. */
function contrast(one: Light, other: Light): number {
  const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** In OKLab: neighbouring areas are seen to differ from 0.01 on. */
function distance(one: Light, other: Light): number {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function toOklab(light: Light): Light {
  const [l = 0, m = 0, s = 0] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt)
  const [lightness = 0, a = 0, b = 0] = times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  )
  return [lightness, a, b]
}

function fromOklab(lab: Light): Light {
  const [l = 0, m = 0, s = 0] = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((value) => value ** 3)
  const [red = 0, green = 0, blue = 0] = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [l, m, s],
  )
  return [red, green, blue]
}
