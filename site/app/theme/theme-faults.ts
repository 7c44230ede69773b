import { arrangementNames, arrangements } from './arrangements.ts'
import { type ColorName, colorOf, type Scheme, type Theme, themeNames } from './theme.ts'

/** Pairs of colours that components put on each other, and the contrast that WCAG 2.2 asks for. */
const pairs: readonly (readonly [front: ColorName, ground: ColorName, use: Use])[] = [
  ['ink', 'paper', 'text'],
  ['ink', 'paper-raised', 'text'],
  ['ink', 'paper-sunk', 'text'],
  ['ink-soft', 'paper', 'text'],
  ['ink-soft', 'paper-raised', 'text'],
  ['ink-soft', 'paper-sunk', 'text'],
  ['accent', 'paper', 'text'],
  ['accent', 'paper-raised', 'text'],
  ['on-accent', 'accent', 'text'],
  ['open', 'paper', 'text'],
  ['open', 'paper-raised', 'text'],
  ['on-strip', 'strip', 'text'],
  ['strip-accent', 'strip', 'text'],
  ['strip-open', 'strip', 'text'],
  ['on-header', 'header', 'text'],
  ['header-accent', 'header', 'text'],
  ['on-header-accent', 'header-accent', 'text'],
  ['on-night', 'night', 'text'],
  ['on-night-soft', 'night', 'text'],
  ['on-night-accent', 'night', 'text'],
  ['on-night-open', 'night', 'text'],
  ['on-night-button', 'night-button', 'text'],
  ['lamp', 'night', 'text'],
  ['night', 'lamp', 'text'],
  ['on-notice', 'notice', 'text'],
  ['on-notice', 'warning', 'text'],
  ['on-danger', 'danger', 'text'],
  ['on-plate', 'plate', 'text'],
  ['line-strong', 'paper', 'outline'],
  ['line-strong', 'paper-raised', 'outline'],
]

/** Values that components compute with. The bounds are those in which the header stays one row and titles stay in their columns. */
const rules: readonly Rule[] = [
  {
    names: ['display-weight', 'display-weight-small', 'sign-weight', 'menu-weight', 'button-weight'],
    format: 'a weight from 100 to 900',
    holds: isNumber(100, 900),
  },
  {
    names: ['display-scale', 'sign-scale', 'menu-scale', 'label-scale'],
    format: 'a number from 0.75 to 1.1',
    holds: isNumber(0.75, 1.1),
  },
  { names: ['row-space'], format: 'a number from 0.5 to 1.5', holds: isNumber(0.5, 1.5) },
  { names: ['text-leading'], format: 'a number from 1.4 to 1.8', holds: isNumber(1.4, 1.8) },
  { names: ['display-leading'], format: 'a number from 0 to 0.3', holds: isNumber(0, 0.3) },
  {
    names: ['display-tracking', 'sign-tracking', 'label-tracking'],
    format: 'a length in em from -0.06em to 0.12em',
    holds: (value) => value.endsWith('em') && isNumber(-0.06, 0.12)(value.slice(0, -2)),
  },
  {
    names: ['display-case', 'label-case'],
    format: 'none or uppercase',
    holds: (value) => ['none', 'uppercase'].includes(value),
  },
  {
    names: ['display-style', 'sign-style'],
    format: 'normal or italic',
    holds: (value) => ['normal', 'italic'].includes(value),
  },
]

interface Rule {
  readonly names: readonly string[]
  readonly format: string
  readonly holds: (value: string) => boolean
}

function isNumber(least: number, most: number): (value: string) => boolean {
  return (value) => value.trim() !== '' && Number(value) >= least && Number(value) <= most
}

type Use = keyof typeof ratios

const ratios = { text: 4.5, outline: 3 }

/** What is wrong with a theme, a sentence for each fault: a missing value, a colour in another format, a contrast too low. */
export function themeFaults(theme: Theme): readonly string[] {
  const faults = [
    ...missingValues(theme),
    ...badColors(theme),
    ...badValues(theme),
    ...badArrangements(theme),
  ]
  return faults.length > 0
    ? faults
    : (['light', 'dark'] as const).flatMap((scheme) => lowContrasts(theme, scheme))
}

function missingValues(theme: Theme): readonly string[] {
  return (['type', 'colors', 'shapes', 'arrangement'] as const).flatMap((group) => {
    const values: Readonly<Record<string, unknown>> = theme[group] ?? {}
    const names: readonly string[] = themeNames[group]
    return [
      ...names.filter((name) => isEmpty(values[name])).map((name) => `"${name}" is missing in \`${group}\`.`),
      ...Object.keys(values)
        .filter((name) => !names.includes(name))
        .map((name) => `"${name}" in \`${group}\` is not a value of a theme: nothing reads it.`),
    ]
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

function badColors({ colors }: Theme): readonly string[] {
  return Object.entries(colors ?? {}).flatMap(([name, value]) => {
    const colors = typeof value === 'string' ? [value] : value
    return colors.length < 3 && colors.every((color) => /^#[0-9a-f]{6}$/i.test(color))
      ? []
      : [
          `The colour "${name}" is ${JSON.stringify(value)}: write #rrggbb, or one for light and one for dark.`,
        ]
  })
}

function badValues({ type, shapes }: Theme): readonly string[] {
  return Object.entries({ ...type, ...shapes }).flatMap(([name, value]) => {
    if (/[;{}]/.test(value)) return [`"${name}" is "${value}": a value cannot contain ; { or }.`]
    const rule = rules.find(({ names }) => names.includes(name))
    if (rule === undefined || rule.holds(value)) return []
    return [`"${name}" is "${value}": write ${rule.format}.`]
  })
}

function badArrangements({ arrangement }: Theme): readonly string[] {
  return arrangementNames.flatMap((part) => {
    const names: readonly string[] = Object.keys(arrangements[part])
    const chosen = arrangement?.[part]
    return isEmpty(chosen) || names.includes(chosen)
      ? []
      : [`The arrangement of "${part}" is "${chosen}": choose one of ${names.join(', ')}.`]
  })
}

function lowContrasts(theme: Theme, scheme: Scheme): readonly string[] {
  return pairs.flatMap(([front, ground, use]) => {
    const ratio = contrast(colorOf(theme, front, scheme), colorOf(theme, ground, scheme))
    if (ratio >= ratios[use]) return []
    const found = (Math.floor(ratio * 100) / 100).toFixed(2)
    return [
      `"${front}" on "${ground}" has a contrast of ${found} in the ${scheme} scheme; ${use} needs ${ratios[use]}.`,
    ]
  })
}

/** WCAG's contrast ratio of two colours in the form #rrggbb, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
