import { randomUUID } from 'node:crypto'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { Log } from '@promenade/process/log/log'
import type { Purpose, Report, VisitorEvent } from '../../app/device/measurement.ts'
import type { Circumstances, AnalyticsProvider, Outgoing, Profile } from './provider.ts'

/** Passes on what visitors have agreed to, each purpose to the services that serve it. */
export interface Analytics {
  readonly purposes: readonly Purpose[]
  readonly take: (report: VisitReport, userAgent: string | undefined) => void
  /** Tells the marketing tracker who the visitor with this number is. */
  readonly identify: (visitor: string, profile: Profile) => void
}

/** A report of what somebody did, not of who they are. */
interface VisitReport extends Report {
  readonly event: VisitorEvent
}

interface AnalyticsOptions {
  readonly collectors: readonly AnalyticsProvider[]
  readonly origin: string
  readonly clock: () => EpochMs
  /** The status of the answer; rejects where there is none in time. */
  readonly send: (outgoing: Outgoing) => Promise<number>
  readonly log: Log
}

/** Messages on their way to one service; a service that is slower than its visitors loses some. */
const maxUnderway = 50

/** Nobody waits for a service, and what it does not take is lost: it counts visits, it is no till. */
export function createAnalytics({ collectors, origin, clock, send, log }: AnalyticsOptions): Analytics {
  const channels = collectors.map((collector) => ({ collector, push: createChannel(collector, send, log) }))
  const circumstancesOf = (visitor: string, userAgent?: string): Circumstances => ({
    visitor,
    origin,
    now: clock(),
    id: randomUUID(),
    ...(userAgent !== undefined && { userAgent }),
  })
  return {
    purposes: [...new Set(collectors.map(({ purpose }) => purpose))],
    take({ visitor, event }, userAgent) {
      for (const { collector, push } of channels) {
        const number = visitor[collector.purpose]
        if (number !== undefined) push(collector.eventMessage(event, circumstancesOf(number, userAgent)))
      }
    },
    identify(visitor, profile) {
      for (const { collector, push } of channels) {
        const message = collector.profileMessage?.(profile, circumstancesOf(visitor))
        if (message !== undefined) push(message)
      }
    },
  }
}

/** Logs once when a service stops taking messages, and once when it takes them again. */
function createChannel({ name }: AnalyticsProvider, send: AnalyticsOptions['send'], log: Log) {
  let underway = 0
  let lost = 0
  const lose = (reason: string) => {
    lost += 1
    if (lost === 1) log.warn({ collector: name, reason }, 'Visits cannot be counted')
  }
  const settle = (status: number) => {
    if (status >= 400) return lose(`status ${status}`)
    if (lost > 0) log.info({ collector: name, lost }, 'Visits are counted again')
    lost = 0
  }
  return (outgoing: Outgoing) => {
    if (underway >= maxUnderway) return lose('too slow')
    underway += 1
    send(outgoing)
      .then(settle, (error: unknown) => lose(error instanceof Error ? error.message : 'unreachable'))
      .finally(() => {
        underway -= 1
      })
  }
}
