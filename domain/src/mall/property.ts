import type { Picture, SafeHtml, SocialLink } from './values.ts'

/** The mall itself (specification §3). */
export interface Property {
  readonly id: string
  readonly name: string
  readonly address: Address
  readonly phone?: string
  readonly email?: string
  readonly url?: string
  /** An IANA zone, checked: every date and hour of the mall is read in it. */
  readonly timeZone: string
  readonly socialLinks: readonly SocialLink[]
  readonly alert?: Alert
  readonly latitude?: number
  readonly longitude?: number
  /** The map of a platform that has only a picture of it. */
  readonly mapPicture?: Picture
}

export interface Address {
  readonly street: string
  readonly street2?: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
}

/** Shown above every page. Present only with a message: a title alone is no alert. */
export interface Alert {
  readonly look: 'warning' | 'danger' | 'neutral'
  readonly title?: string
  readonly message: SafeHtml
  /** `title` or `message` where it is English although another language was asked for. */
  readonly untranslated: readonly string[]
}
