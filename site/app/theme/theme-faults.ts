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
  ['on-night', 'night', 'text'],
  ['on-night-soft', 'night', 'text'],
  ['on-night-accent', 'night', 'text'],
  ['on-night-open', 'night', 'text'],
  ['lamp', 'night', 'text'],
  ['night', 'lamp', 'text'],
  ['on-notice', 'notice', 'text'],
  ['on-notice', 'warning', 'text'],
  ['on-danger', 'danger', 'text'],
  ['on-plate', 'plate', 'text'],
  ['line-strong', 'paper', 'outline'],
  ['line-strong', 'paper-raised', 'outline'],
]

type Use = keyof typeof ratios

const ratios = { text: 4.5, outline: 3 }

/** What is wrong with a theme, a sentence for each fault: a missing value, a colour in another format, a contrast too low. */
export function themeFaults(theme: Theme): readonly string[] {
  const faults = [...missingValues(theme), ...badColors(theme)]
  return faults.length > 0
    ? faults
    : (['light', 'dark'] as const).flatMap((scheme) => lowContrasts(theme, scheme))
}

function missingValues(theme: Theme): readonly string[] {
  return (['type', 'colors', 'shapes'] as const).flatMap((group) => {
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
    const given = typeof value === 'string' ? [value] : value
    return given.length < 3 && given.every((color) => /^#[0-9a-f]{6}$/i.test(color))
      ? []
      : [
          `The colour "${name}" is ${JSON.stringify(value)}: write #rrggbb, or one for light and one for dark.`,
        ]
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
