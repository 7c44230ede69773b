import type { GeoCoordinatesLeaf, PostalAddressLeaf, ShoppingCenterLeaf } from 'schema-dts'
import type { PageContext } from '../../page-context.ts'
import { pageAddress } from './addresses.server.ts'
import { openingHours } from './opening-hours.server.ts'
import { someOf, thing } from './structured-data.ts'

/** The mall with its opening hours and the holidays of the coming year. */
export function mallData(visit: PageContext): ShoppingCenterLeaf {
  const { property, hours } = visit.content
  const { regular, special } = openingHours(hours, visit)
  return thing<ShoppingCenterLeaf>({
    '@type': 'ShoppingCenter',
    '@id': mallId(visit),
    name: property.name,
    url: pageAddress(visit, '/'),
    telephone: property.phone,
    email: property.email,
    address: mallAddress(visit),
    geo: geoOf(visit),
    sameAs: someOf(property.socialLinks.map(({ url }) => url)),
    openingHoursSpecification: regular,
    specialOpeningHoursSpecification: special,
  })
}

/** The mall as another thing speaks of it. */
export function mallReference(visit: PageContext): ShoppingCenterLeaf {
  return thing<ShoppingCenterLeaf>({
    '@type': 'ShoppingCenter',
    '@id': mallId(visit),
    name: visit.content.property.name,
    url: pageAddress(visit, '/'),
  })
}

export function mallAddress({ content }: PageContext): PostalAddressLeaf {
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

/** One and the same thing in both languages. */
function mallId({ origin }: PageContext): string {
  return `${origin}/#mall`
}

function geoOf({ content }: PageContext): GeoCoordinatesLeaf | undefined {
  const { latitude, longitude } = content.property
  if (latitude === undefined || longitude === undefined) return undefined
  return thing<GeoCoordinatesLeaf>({ '@type': 'GeoCoordinates', latitude, longitude })
}
