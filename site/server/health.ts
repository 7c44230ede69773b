import type { Answer, Asked } from './http/site-env.ts'
import { plainAnswer } from './static-error-responses.ts'

export interface HealthOptions {
  /** Whether there is content for every page. */
  readonly isReady: () => boolean
  /** Whether the process has been told to end. */
  readonly isStopping?: () => boolean
}

/** For whoever watches the process: `/healthz` it runs, `/readyz` it has content in every language and will stay. */
export function answerHealth({ path }: Asked, { isReady, isStopping }: HealthOptions): Answer | undefined {
  if (path === '/healthz') return plainAnswer(200, 'ok\n')
  if (path !== '/readyz') return undefined
  if (isStopping?.() === true) return plainAnswer(503, 'stopping\n')
  return isReady()
    ? plainAnswer(200, 'ready\n')
    : plainAnswer(503, 'waiting for content\n', { 'retry-after': '5' })
}
