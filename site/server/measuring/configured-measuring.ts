import type { Log } from '@promenade/log/log'
import type { Config } from '../config.ts'
import { createMatomo } from './matomo.ts'
import { createMeasuring, type Measuring } from './measuring.ts'
import { createSegment } from './segment.ts'
import { sendOutgoing } from './send-outgoing.ts'

/** Undefined where no service is configured: then nothing is asked, loaded or measured. */
export function createConfiguredMeasuring(
  { matomo, segment }: Config,
  origin: string,
  log: Log,
): Measuring | undefined {
  const collectors = [
    ...(matomo === undefined ? [] : [createMatomo(matomo)]),
    ...(segment === undefined ? [] : [createSegment(segment)]),
  ]
  if (collectors.length === 0) return undefined
  return createMeasuring({ collectors, origin, clock: Date.now, send: sendOutgoing, log })
}
