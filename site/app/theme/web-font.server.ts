import theme from 'virtual:theme'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'

/** The address of the theme's web font; undefined for a theme that uses the visitor's system font. */
export const webFont = theme.type['font-text'].includes('Bricolage Grotesque Variable')
  ? bricolage
  : undefined
