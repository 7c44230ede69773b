import type { Log } from '@promenade/process/log/log'
import type { Config } from '../config.ts'
import { createMatomo } from './matomo.ts'
import { createAnalytics, type Analytics } from './analytics.ts'
import { createSegment } from './segment.ts'
import { sendOutgoing } from './send-outgoing.ts'

/** Undefined where no provider is configured: then visitors are not asked for consent, and nothing is measured. */
export function createConfiguredAnalytics(
  { matomo, segment }: Config,
  origin: string,
  log: Log,
): Analytics | undefined {
  const providers = [
    ...(matomo === undefined ? [] : [createMatomo(matomo)]),
    ...(segment === undefined ? [] : [createSegment(segment)]),
  ]
  if (providers.length === 0) return undefined
  return createAnalytics({ providers, origin, clock: Date.now, send: sendOutgoing, log })
}
