import { setTimeout as delay } from 'node:timers/promises'
import { PlatformFault } from '../../content/platform-request.ts'
import type { PreviewOptions } from './preview-options.ts'
import type { PreviewSites } from './preview-sites.ts'

const retryMs = 2_000
/** A platform that imports a mall needs a while. */
const maxAttempts = 60

/** Draws a page of what visitors see now, so that the first preview finds its content decoded and its code compiled. */
export async function preparePreview(
  sites: PreviewSites,
  { origin, log }: Pick<PreviewOptions, 'origin' | 'log'>,
  isStopping: () => boolean,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts && !isStopping(); attempt++) {
    try {
      const prepared = await sites.prepare()
      if (prepared !== undefined) {
        const response = await prepared.site.fetch(new Request(`${origin}/`), { target: '/' })
        await response.arrayBuffer()
        return
      }
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      log.debug({ err: error }, 'The platform has not sent what the preview prepares itself with')
    }
    await delay(retryMs, undefined, { ref: false })
  }
}
