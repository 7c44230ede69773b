import { randomUUID } from 'node:crypto'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import type { Purpose, Report, VisitorEvent } from '../../app/device/measurement.ts'
import type { AnalyticsProvider, EventContext, Outgoing, Profile } from './provider.ts'

/** Sends the events that visitors have consented to, each purpose to its providers. */
export interface Analytics {
  readonly purposes: readonly Purpose[]
  readonly record: (report: VisitReport, userAgent: string | undefined) => void
  /** Sends the profile of the visitor with this number to the marketing tracker. */
  readonly identify: (visitor: string, profile: Profile) => void
}

/** A report of an event, without a profile. */
interface VisitReport extends Report {
  readonly event: VisitorEvent
}

interface AnalyticsOptions {
  readonly providers: readonly AnalyticsProvider[]
  readonly origin: string
  readonly clock: () => EpochMs
  /** Resolves with the status of the response; rejects without one in time. */
  readonly send: (outgoing: Outgoing) => Promise<number>
  readonly log: Log
}

/** Concurrent messages to one provider; more are dropped. */
const maxConcurrent = 50

/** Sends messages in the background; those that a provider does not accept are lost. */
export function createAnalytics({ providers, origin, clock, send, log }: AnalyticsOptions): Analytics {
  const channels = providers.map((provider) => ({ provider, push: createChannel(provider, send, log) }))
  const contextOf = (visitor: string, userAgent?: string): EventContext => ({
    visitor,
    origin,
    now: clock(),
    id: randomUUID(),
    ...(userAgent !== undefined && { userAgent }),
  })
  return {
    purposes: [...new Set(providers.map(({ purpose }) => purpose))],
    record({ visitor, event }, userAgent) {
      for (const { provider, push } of channels) {
        const number = visitor[provider.purpose]
        if (number !== undefined) push(provider.eventMessage(event, contextOf(number, userAgent)))
      }
    },
    identify(visitor, profile) {
      for (const { provider, push } of channels) {
        const message = provider.profileMessage?.(profile, contextOf(visitor))
        if (message !== undefined) push(message)
      }
    },
  }
}

/** Logs once when a provider fails, and once when it accepts messages again. */
function createChannel({ name }: AnalyticsProvider, send: AnalyticsOptions['send'], log: Log) {
  let underWay = 0
  let lost = 0
  const lose = (reason: string) => {
    lost += 1
    if (lost === 1) log.warn({ provider: name, reason }, 'Analytics events cannot be sent')
  }
  const settle = (status: number) => {
    if (status >= 400) return lose(`status ${status}`)
    if (lost > 0) log.info({ provider: name, lost }, 'Analytics events are sent again')
    lost = 0
  }
  return (outgoing: Outgoing) => {
    if (underWay >= maxConcurrent) return lose('too slow')
    underWay += 1
    send(outgoing)
      .then(settle, (error: unknown) => lose(error instanceof Error ? error.message : 'unreachable'))
      .finally(() => {
        underWay -= 1
      })
  }
}
