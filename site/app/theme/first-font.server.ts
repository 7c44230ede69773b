import theme from '#theme-text'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'

/** The file of the face that the text of this mall is set in; none for a theme in the type of the visitor's own system. */
const face = theme.includes("'Bricolage Grotesque Variable'") ? bricolage : undefined

/** What a page has fetched early, and in which windows, to be set in the mall's own face at once. */
export interface FirstFont {
  readonly href: string
  readonly media?: string
}

/**
 * Phones do without it on the map: all that is drawn there would be laid out a second time for it before anything is painted,
 * which takes a slow one a third of a second. They have it on the next page.
 */
export function firstFont(path: string): FirstFont | undefined {
  if (face === undefined) return undefined
  return path === '/map' ? { href: face, media: '(min-width: 769px)' } : { href: face }
}
