import { findPage } from '@promenade/contract/kinds/page/response'
import { excerpt, plainText } from '@promenade/contract/decode/html'
import { dateIn } from '@promenade/domain/calendar/instants'
import { menuPages } from '@promenade/domain/mall/menu-pages'
import type { Alert } from '@promenade/domain/mall/property'
import type { PageContext } from '../page-context.ts'
import type { AlertBannerProps } from '../components/alert-banner/alert-banner.tsx'
import type { HoursLine } from '../components/hours-badge/hours-badge.tsx'
import type { SocialLinkProps } from '../components/social-links/social-links.tsx'
import { addressLines } from '../presenters/address-lines.ts'
import { hoursLines, todaysHoursText } from '../presenters/hours-lines.server.ts'
import type { Purpose } from '../device/measurement.ts'
import { phoneLink, type PhoneLink } from '../presenters/phone-link.server.ts'
import { langOf } from '../presenters/lang-of.ts'
import { type NavigationPath, pathOf } from './navigation.ts'
import { hasMap } from '../presenters/has-map.ts'

/** Loader data of the frame. */
export interface LayoutData {
  readonly mall: string
  readonly hours: readonly HoursLine[]
  readonly todaysHours: string
  readonly alert?: Omit<AlertBannerProps, 'label' | 'words'>
  readonly address: readonly string[]
  readonly phone?: PhoneLink
  readonly email?: string
  readonly social: readonly SocialLinkProps[]
  readonly owner?: { readonly name: string; readonly url: string }
  readonly year: number
  /** Set if the mall has no accounts. */
  readonly withoutAccounts?: true
  /** Set if pages tell nobody that they are seen. */
  readonly uncounted?: true
  /** Pages of the menu that the mall lacks, also the map; absent if it has all. */
  readonly missingPages?: readonly NavigationPath[]
  /** Policies written by the mall, such as the privacy policy. */
  readonly policies: readonly { readonly to: string; readonly text: string; readonly lang?: string }[]
  /** Absent without analytics: then no consent is requested. */
  readonly privacy?: { readonly purposes: readonly Purpose[] }
}

export function layoutData(context: PageContext): LayoutData {
  const { property, hours } = context.content
  const { alert, email } = property
  const phone = phoneLink(property.phone, context)
  return {
    mall: property.name,
    hours: hoursLines(hours, context),
    todaysHours: todaysHoursText(hours, context),
    ...(alert && { alert: alertOf(alert) }),
    address: addressLines(property.address),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    social: property.socialLinks.map(({ network, url }) => ({
      network,
      url,
      label: context.messages.store.social(network, property.name),
    })),
    ...(context.owner && { owner: context.owner }),
    ...(context.measures && { privacy: { purposes: context.measures } }),
    policies: policiesOf(context),
    ...missingPagesOf(context),
    ...(!context.features.accounts && { withoutAccounts: true }),
    ...(!context.countsViews && { uncounted: true }),
    year: Number(dateIn(context.now, property.timeZone).slice(0, 4)),
  }
}

/** Characters that fit into one line on phones, and beside the title on wide screens. */
const maxLength = { phone: 36, wide: 190 }

function alertOf(alert: Alert): NonNullable<LayoutData['alert']> {
  const { look, title, message } = alert
  const text = plainText(message)
  return {
    look,
    title: title ?? excerpt(text, maxLength.wide),
    titleLang: langOf(alert, title === undefined ? 'message' : 'title'),
    html: message,
    htmlLang: langOf(alert, 'message'),
    hasTitle: title !== undefined,
    length: text.length > maxLength.wide ? 'long' : isOneLine(alert, text) ? 'line' : 'medium',
  }
}

function isOneLine({ title }: Alert, text: string): boolean {
  return title === undefined && text.length <= maxLength.phone
}

function missingPagesOf({ content }: PageContext): Pick<LayoutData, 'missingPages'> {
  const missingPages: readonly NavigationPath[] = [
    ...(hasMap(content) ? [] : ['/map' as const]),
    ...menuPages.filter((slug) => findPage(content.pages, slug) === undefined).map(pathOf),
  ]
  return missingPages.length === 0 ? {} : { missingPages }
}

const policySlugs = ['privacy', 'terms']

function policiesOf(context: PageContext): LayoutData['policies'] {
  const { href } = context
  return policySlugs
    .flatMap((slug) => findPage(context.content.pages, slug) ?? [])
    .map((page) => {
      const lang = langOf(page, 'name')
      return { to: href(`/pages/${page.slug}`), text: page.name, ...(lang && { lang }) }
    })
}
