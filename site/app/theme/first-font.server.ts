import theme from 'virtual:theme'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'

/** The theme's web font; undefined for a theme that uses the visitor's system font. */
const webFont = theme.type['font-text'].includes('Bricolage Grotesque Variable') ? bricolage : undefined

/** A font to preload, with a media query. */
export interface FirstFont {
  readonly href: string
  readonly media?: string
}

/**
 * Phones do not preload it on the map: a font that arrives early lays out the whole drawing twice before the first paint, a
 * third of a second on a slow phone.
 */
export function firstFont(path: string): FirstFont | undefined {
  if (webFont === undefined) return undefined
  return path === '/map' ? { href: webFont, media: '(min-width: 769px)' } : { href: webFont }
}
