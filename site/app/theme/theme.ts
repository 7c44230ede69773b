import { type Arrangement, arrangementNames, arrangements } from './arrangements.ts'

/** Names of the values in a theme, each a CSS custom property that components read; docs/themes.md says what each changes. */
export const themeNames = {
  type: [
    'font-display',
    'font-text',
    'text-leading',
    'display-weight',
    'display-weight-small',
    'display-style',
    'display-case',
    'display-tracking',
    'display-leading',
    'display-scale',
    'sign-weight',
    'sign-style',
    'sign-tracking',
    'sign-scale',
    'menu-weight',
    'menu-scale',
    'label-case',
    'label-tracking',
    'label-scale',
    'button-weight',
  ],
  colors: [
    'paper',
    'paper-raised',
    'paper-sunk',
    'ink',
    'ink-soft',
    'line',
    'line-strong',
    'accent',
    'on-accent',
    'open',
    'strip',
    'on-strip',
    'strip-accent',
    'strip-open',
    'header',
    'on-header',
    'header-accent',
    'on-header-accent',
    'night',
    'on-night',
    'on-night-soft',
    'on-night-accent',
    'on-night-open',
    'on-night-line',
    'night-button',
    'on-night-button',
    'lamp',
    'notice',
    'on-notice',
    'warning',
    'danger',
    'on-danger',
    // Logos are drawn for a light background and keep it in the dark scheme.
    'plate',
    'on-plate',
  ],
  shapes: [
    'rule',
    'ornament',
    'edge',
    'radius',
    'picture-radius',
    'button-radius',
    'button-border',
    'field-radius',
    'field-border',
    'row-space',
    'tile-width',
    'measure',
    'page',
    'gutter',
    'space-section',
  ],
  arrangement: arrangementNames,
} as const

/** The look of one mall. */
export interface Theme {
  readonly type: Readonly<Record<(typeof themeNames.type)[number], string>>
  readonly colors: Readonly<Record<ColorName, Color | readonly [light: Color, dark: Color]>>
  readonly shapes: Readonly<Record<(typeof themeNames.shapes)[number], string>>
  readonly arrangement: Arrangement
}

export type ColorName = (typeof themeNames.colors)[number]

type Color = `#${string}`

export type Scheme = 'light' | 'dark'

/** The style sheet that declares all values of a theme. */
export function themeCss({ type, colors, shapes, arrangement }: Theme): string {
  const values = {
    ...type,
    ...colors,
    ...shapes,
    ...arrangements.header[arrangement.header],
    ...arrangements.heads[arrangement.heads],
    ...arrangements.cards[arrangement.cards],
    ...arrangements.footer[arrangement.footer],
  }
  const lines = Object.entries(values).map(([name, value]) => `--${name}: ${cssValue(value)};`)
  return `@layer theme { :root { color-scheme: light dark; ${lines.join('\n')} } }`
}

function cssValue(value: string | readonly [string, string]): string {
  return typeof value === 'string' ? value : `light-dark(${value.join(', ')})`
}

/** A colour as `#rrggbb`. */
export function colorOf({ colors }: Theme, name: ColorName, scheme: Scheme): string {
  const value = colors[name]
  return typeof value === 'string' ? value : value[scheme === 'light' ? 0 : 1]
}
