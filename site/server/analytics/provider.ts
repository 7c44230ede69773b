import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Purpose, VisitorEvent } from '../../app/device/measurement.ts'

/** The protocol of one analytics service. */
export interface AnalyticsProvider {
  readonly name: string
  readonly purpose: Purpose
  readonly eventMessage: (event: VisitorEvent, context: EventContext) => Outgoing
  /** The message with a visitor's profile; absent if the service does not use profiles. */
  readonly profileMessage?: (profile: Profile, context: EventContext) => Outgoing
}

/** The data that a service gets with an event; no network address, no cookie. */
export interface EventContext {
  /** The random number that this visitor has for this purpose. */
  readonly visitor: string
  readonly origin: string
  readonly now: EpochMs
  /** Unique, so that a service can detect duplicates. */
  readonly id: string
  readonly userAgent?: string
}

/** The profile of a visitor who has logged in. */
export interface Profile {
  readonly id: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** A POST request. */
export interface Outgoing {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
