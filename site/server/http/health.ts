import { respondWithText } from './respond.ts'

export interface HealthOptions {
  /** True with content in every language. */
  readonly isReady: () => boolean
  /** True during shutdown. */
  readonly isStopping?: () => boolean
}

/** `/healthz`: the process runs. */
export function isAlive(): Response {
  return respondWithText(200, 'ok\n')
}

/** `/readyz`: the process has content in every language and is not shutting down. */
export function isReadyToServe({ isReady, isStopping }: HealthOptions): Response {
  if (isStopping?.() === true) return respondWithText(503, 'stopping\n')
  return isReady()
    ? respondWithText(200, 'ready\n')
    : respondWithText(503, 'waiting for content\n', { 'retry-after': '5' })
}
