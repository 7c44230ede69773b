import theme from '#theme-text'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'

/** The file of the face that the text of this mall is set in; none for a theme in the type of the visitor's own system. */
export const firstFont = theme.includes("'Bricolage Grotesque Variable'") ? bricolage : undefined
