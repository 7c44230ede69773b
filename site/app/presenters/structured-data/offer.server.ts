import { zonedTime, type EpochMs } from '@promenade/domain/calendar/instants'
import type { Promotion } from '@promenade/domain/mall/promotion'
import type { OfferLeaf } from 'schema-dts'
import type { Clock, Mall, Place, Words } from '../page-parts.ts'
import { pictureAddress, recordAddress } from './addresses.server.ts'
import { lastInstant } from './last-instant.ts'
import { ownerData } from './owner.server.ts'
import { thing } from './structured-data.ts'

/** A promotion or coupon. No price, since its value is free text. */
export function offerData(offer: Promotion, context: Words & Clock & Mall & Place): OfferLeaf {
  const { timeZone } = context.content.property
  const time = (at: EpochMs | undefined) => (at === undefined ? undefined : zonedTime(at, timeZone))
  return thing<OfferLeaf>({
    '@type': 'Offer',
    name: offer.name,
    url: recordAddress(context, '/promotions', offer),
    description: offer.summary,
    image: pictureAddress(context, offer.picture),
    validFrom: time(offer.period.start),
    validThrough: time(lastInstant(offer.period)),
    seller: ownerData(offer.owner, context),
  })
}
