import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Platform } from './platform-resources.ts'
import type { ContentLog } from './content-log.ts'
import type { PlatformFault } from './platform-request.ts'

interface PropertyWarningOptions extends Platform {
  readonly clock: () => EpochMs
  readonly log: ContentLog
}

const pauseMs = 60_000

/** Logs which setting to check while the platform does not send the property: each at once, then once a minute. */
export function createPropertyWarning(options: PropertyWarningOptions): (fault: PlatformFault) => void {
  const { clock, log } = options
  const warnedAt = new Map<Advice['setting'], EpochMs>()
  return (fault) => {
    const { setting, advice } = adviceFor(fault, options)
    if (clock() - (warnedAt.get(setting) ?? -Infinity) < pauseMs) return
    warnedAt.set(setting, clock())
    // Starts as worded in specification §8.
    log.warn({ resource: 'en property', setting, reason: fault.message }, `Error loading data: ${advice}`)
  }
}

interface Advice {
  readonly setting: 'PLATFORM_URL' | 'PROPERTY_ID' | 'PLATFORM_API_KEY'
  readonly advice: string
}

function adviceFor({ status, isUnreachable }: PlatformFault, { platformUrl, propertyId }: Platform): Advice {
  const { origin, pathname } = new URL(platformUrl)
  const address = `PLATFORM_URL "${origin}${pathname}"`
  if (isUnreachable)
    return { setting: 'PLATFORM_URL', advice: `The platform at ${address} cannot be reached.` }
  if (status === 401 || status === 403) {
    return { setting: 'PLATFORM_API_KEY', advice: `The platform at ${address} refuses PLATFORM_API_KEY.` }
  }
  if (status === 404) return adviceForMissing(address, pathname, propertyId)
  const what = status !== undefined && status >= 500 ? 'fails' : 'does not answer as a content platform'
  return { setting: 'PLATFORM_URL', advice: `The server at ${address} ${what}.` }
}

function adviceForMissing(address: string, pathname: string, propertyId: string): Advice {
  const [properties] = /\/properties\b.*/.exec(pathname) ?? []
  if (properties !== undefined) {
    return {
      setting: 'PLATFORM_URL',
      advice: `${address} must be the platform's own address, without ${properties}.`,
    }
  }
  return { setting: 'PROPERTY_ID', advice: `PROPERTY_ID "${propertyId}" is not a property of ${address}.` }
}
