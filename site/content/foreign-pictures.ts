import type { ContentLog } from './content-log.ts'

export interface ForeignPicturesOptions {
  /** Origins that browsers may load pictures from. */
  readonly imageOrigins: readonly string[]
  readonly log: Pick<ContentLog, 'warn'>
}

/**
 * The addresses of pictures that other hosts serve. Undefined, and logged once for each host, where the policy of pages
 * forbids the host: all a browser could show is a broken picture.
 */
export function createForeignPictures({ imageOrigins, log }: ForeignPicturesOptions) {
  const refused = new Set<string>()
  return ({ origin, href }: URL): string | undefined => {
    if (imageOrigins.includes(origin)) return href
    if (!refused.has(origin)) {
      refused.add(origin)
      const sentence = `Pictures of ${origin} are left out: add it to IMAGE_ORIGINS to show them`
      log.warn({ origin, setting: 'IMAGE_ORIGINS' }, sentence)
    }
    return undefined
  }
}
