import type { EpochMs } from '@promenade/domain/mall/values'
import type { Purpose, VisitorEvent } from '../../app/device/measurement.ts'

/** One service that counts visits, and how to speak to it. Whether and when is not its business. */
export interface AnalyticsProvider {
  readonly name: string
  readonly purpose: Purpose
  readonly eventMessage: (event: VisitorEvent, circumstances: Circumstances) => Outgoing
  /** Says who a visitor is; absent where the service has no use for it. */
  readonly profileMessage?: (profile: Profile, circumstances: Circumstances) => Outgoing
}

/** All that a service learns beside the event. No address of the network, no cookie. */
export interface Circumstances {
  /** The random number that this visitor has for this purpose. */
  readonly visitor: string
  readonly origin: string
  readonly now: EpochMs
  /** Unique, so that a service can tell a repetition. */
  readonly id: string
  readonly userAgent?: string
}

/** Who has logged in. */
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
