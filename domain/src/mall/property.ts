import type { Picture, SafeHtml, SocialLink } from './values.ts'

/** The mall itself (specification §3). */
export interface Property {
  readonly id: string
  readonly name: string
  readonly address: Address
  readonly phone?: string
  readonly email?: string
  readonly url?: string
  /** A valid IANA zone for all dates and hours of the mall. */
  readonly timeZone: string
  readonly socialLinks: readonly SocialLink[]
  readonly alert?: Alert
  readonly latitude?: number
  readonly longitude?: number
  /** The map as a picture, from platforms without map data. */
  readonly mapPicture?: Picture
}

/** The postal address of the mall. */
export interface Address {
  readonly street: string
  readonly street2?: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
}

/** An alert above every page. Only with a message: a title alone is not shown. */
export interface Alert {
  readonly look: 'warning' | 'danger' | 'neutral'
  readonly title?: string
  readonly message: SafeHtml
  /** `title` or `message` if it is English although another language was requested. */
  readonly untranslated: readonly string[]
}
