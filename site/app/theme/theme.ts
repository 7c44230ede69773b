/** The look of one mall: the values that components take from CSS custom properties. */
export interface Theme {
  readonly type: Readonly<Record<TypeName, string>>
  readonly colors: Readonly<Record<ColorName, Color | readonly [light: Color, dark: Color]>>
  readonly shapes: Readonly<Record<ShapeName, string>>
}

type Color = `#${string}`

type TypeName = 'font-display' | 'font-text' | 'display-weight' | 'display-tracking'

type ColorName =
  | 'paper'
  | 'paper-raised'
  | 'paper-sunk'
  | 'ink'
  | 'ink-soft'
  | 'line'
  | 'line-strong'
  | 'accent'
  | 'on-accent'
  | 'open'
  | 'night'
  | 'on-night'
  | 'on-night-soft'
  | 'on-night-accent'
  | 'on-night-open'
  | 'on-night-line'
  | 'lamp'
  | 'notice'
  | 'on-notice'
  | 'warning'
  | 'danger'
  | 'on-danger'
  // Logos are drawn for a light background and keep it in the dark scheme.
  | 'plate'
  | 'on-plate'

type ShapeName = 'rule' | 'radius' | 'measure' | 'page' | 'gutter' | 'space-section'

/** The style sheet that declares all values of a theme. */
export function themeCss({ type, colors, shapes }: Theme): string {
  const values = { ...type, ...colors, ...shapes }
  const lines = Object.entries(values).map(([name, value]) => `--${name}: ${cssValue(value)};`)
  return `@layer theme { :root { color-scheme: light dark; ${lines.join('\n')} } }`
}

function cssValue(value: string | readonly [string, string]): string {
  return typeof value === 'string' ? value : `light-dark(${value.join(', ')})`
}

/** A colour of the light scheme. */
export function lightColor({ colors }: Theme, name: ColorName): string {
  const value = colors[name]
  return typeof value === 'string' ? value : value[0]
}
