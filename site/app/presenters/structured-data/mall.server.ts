import { placesOfAtmosphere } from '@promenade/domain/mall/point-of-interest'
import type {
  GeoCoordinatesLeaf,
  LocationFeatureSpecificationLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  ShoppingCenterLeaf,
} from 'schema-dts'
import type { Clock, Mall, Place, Words } from '../page-parts.ts'
import { pageAddress } from './addresses.server.ts'
import { calmTimes, openingHours } from './opening-hours.server.ts'
import { someOf, thing } from './structured-data.ts'

/** The mall with its hours and the holidays of a year. */
export function mallData(context: Words & Clock & Mall & Place): ShoppingCenterLeaf {
  const { property, hours } = context.content
  const { regular, special } = openingHours(hours, context)
  return thing<ShoppingCenterLeaf>({
    '@type': 'ShoppingCenter',
    '@id': mallId(context),
    name: property.name,
    url: pageAddress(context, '/'),
    telephone: property.phone,
    email: property.email,
    address: mallAddress(context),
    geo: geoOf(context),
    sameAs: someOf(property.socialLinks.map(({ url }) => url)),
    openingHoursSpecification: regular,
    specialOpeningHoursSpecification: special,
    amenityFeature: someOf(calmFeatures(context)),
  })
}

/** Quiet places, and the calm hours of the next two weeks. */
function calmFeatures(context: Words & Clock & Mall): LocationFeatureSpecificationLeaf[] {
  const calm = calmTimes(context)
  const places = placesOfAtmosphere(context.content.pointsOfInterest, 'quiet')
  const feature = (name: string, hoursAvailable?: OpeningHoursSpecificationLeaf[]) =>
    thing<LocationFeatureSpecificationLeaf>({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
      hoursAvailable,
    })
  return [
    ...(calm.length > 0 ? [feature(context.messages.calm.title, calm)] : []),
    ...places.map(({ name }) => feature(name)),
  ]
}

/** The mall as a reference from other data. */
export function mallReference(context: Words & Mall & Place): ShoppingCenterLeaf {
  return thing<ShoppingCenterLeaf>({
    '@type': 'ShoppingCenter',
    '@id': mallId(context),
    name: context.content.property.name,
    url: pageAddress(context, '/'),
  })
}

export function mallAddress({ content }: Mall): PostalAddressLeaf {
  const { street, street2, city, region, postalCode, country } = content.property.address
  return thing<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    streetAddress: [street, street2].filter(Boolean).join(', ') || undefined,
    addressLocality: city || undefined,
    addressRegion: region || undefined,
    postalCode: postalCode || undefined,
    addressCountry: country || undefined,
  })
}

/** Does not depend on the language, so that both languages describe one thing. */
function mallId({ origin }: Place): string {
  return `${origin}/#mall`
}

function geoOf({ content }: Mall): GeoCoordinatesLeaf | undefined {
  const { latitude, longitude } = content.property
  if (latitude === undefined || longitude === undefined) return undefined
  return thing<GeoCoordinatesLeaf>({ '@type': 'GeoCoordinates', latitude, longitude })
}
