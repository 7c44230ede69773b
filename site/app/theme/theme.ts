/** Names of the values in a theme, each a CSS custom property that components read. */
export const themeNames = {
  type: ['font-display', 'font-text', 'display-weight', 'display-tracking'],
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
    'night',
    'on-night',
    'on-night-soft',
    'on-night-accent',
    'on-night-open',
    'on-night-line',
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
  shapes: ['rule', 'radius', 'measure', 'page', 'gutter', 'space-section'],
} as const

/** The look of one mall. */
export interface Theme {
  readonly type: Readonly<Record<(typeof themeNames.type)[number], string>>
  readonly colors: Readonly<Record<ColorName, Color | readonly [light: Color, dark: Color]>>
  readonly shapes: Readonly<Record<(typeof themeNames.shapes)[number], string>>
}

export type ColorName = (typeof themeNames.colors)[number]

type Color = `#${string}`

export type Scheme = 'light' | 'dark'

/** The style sheet that declares all values of a theme. */
export function themeCss({ type, colors, shapes }: Theme): string {
  const values = { ...type, ...colors, ...shapes }
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
