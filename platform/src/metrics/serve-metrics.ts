import { collectDefaultMetrics, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { listen, type Listening } from '../http/listen.ts'
import { answerError } from '../http/refusal.ts'

/** Serves `/metrics` on a port of its own, so that no proxy in front of the platform can make its figures public. */
export async function serveMetrics(
  registry: Registry,
  place: NonNullable<Config['metrics']>,
): Promise<Listening> {
  collectDefaultMetrics({ register: registry })
  return listen(answerMetrics(registry), { ...place, settings: 'PLATFORM_METRICS' })
}

function answerMetrics(registry: Registry): (request: Request) => Promise<Response> {
  return async ({ url }) => {
    if (new URL(url).pathname !== '/metrics') return answerError(404, 'There is nothing at this address.')
    return new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } })
  }
}
