import type { Log } from '@promenade/process/log/log'
import type { Config } from '../config.ts'
import { createMatomo } from './matomo.ts'
import { createAnalytics, type Analytics } from './analytics.ts'
import { createSegment } from './segment.ts'
import { sendOutgoing } from './send-outgoing.ts'

/** Undefined where no service is configured: then nothing is asked, loaded or measured. */
export function createConfiguredAnalytics(
  { matomo, segment }: Config,
  origin: string,
  log: Log,
): Analytics | undefined {
  const collectors = [
    ...(matomo === undefined ? [] : [createMatomo(matomo)]),
    ...(segment === undefined ? [] : [createSegment(segment)]),
  ]
  if (collectors.length === 0) return undefined
  return createAnalytics({ collectors, origin, clock: Date.now, send: sendOutgoing, log })
}
