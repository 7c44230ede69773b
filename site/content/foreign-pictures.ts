import type { ContentLog } from './content-log.ts'

export interface ForeignPicturesOptions {
  /** Origins of images that the content security policy allows. */
  readonly imageOrigins: readonly string[]
  readonly log: Pick<ContentLog, 'warn'>
}

/**
 * Checks the addresses of external images. Undefined, and logged once per host, if the content security policy blocks it.
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
