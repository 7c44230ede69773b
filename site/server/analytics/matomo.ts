import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { VisitorEvent } from '../../app/device/measurement.ts'
import type { AnalyticsProvider, EventContext } from './provider.ts'

interface MatomoOptions {
  /** The URL of the folder of `matomo.php`. */
  readonly url: string
  readonly siteId: string
}

/** Matomo's Tracking HTTP API (developer.matomo.org/api-reference/tracking-api), without a token. */
export function createMatomo({ url, siteId }: MatomoOptions): AnalyticsProvider {
  return {
    name: 'Matomo',
    purpose: 'statistics',
    eventMessage: (event, context) => ({
      url: `${url.replace(/\/+$/, '')}/matomo.php`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        idsite: siteId,
        rec: '1',
        apiv: '1',
        send_image: '0',
        ...visitorFields(event, context),
        ...eventFields(event, context.origin),
      }).toString(),
    }),
  }
}

function visitorFields(
  { path }: VisitorEvent,
  { visitor, id, userAgent }: EventContext,
): Readonly<Record<string, string>> {
  return {
    _id: visitor,
    // All requests come from this server: only the number distinguishes visitors.
    cid: visitor,
    rand: id,
    lang: splitLocalePath(path).locale,
    ...(userAgent !== undefined && { ua: userAgent }),
  }
}

function eventFields(event: VisitorEvent, origin: string): Readonly<Record<string, string>> {
  const url = origin + event.path
  switch (event.kind) {
    case 'page':
      return { url, action_name: event.path, ...(event.referrer !== undefined && { urlref: event.referrer }) }
    case 'outbound':
      return { url: event.to, link: event.to, ca: '1' }
    case 'share':
      return { url, ca: '1', e_c: 'share', e_a: event.way }
    case 'search':
      return {
        url,
        ca: '1',
        e_c: 'search',
        e_a: event.results > 0 ? 'found' : 'nothing found',
        e_v: String(event.results),
      }
  }
}
