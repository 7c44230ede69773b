import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { VisitorEvent } from '../../app/device/measurement.ts'
import type { Circumstances, AnalyticsProvider, Outgoing } from './provider.ts'

interface SegmentOptions {
  /** The address that `/v1/track` lies under. */
  readonly url: string
  /** Never leaves the server but for the service. */
  readonly writeKey: string
}

/**
 * The HTTP tracking API of Segment (segment.com/docs/connections/sources/catalog/libraries/server/http-api), which
 * other marketing trackers speak too.
 */
export function createSegment(options: SegmentOptions): AnalyticsProvider {
  return {
    name: 'The marketing tracker',
    purpose: 'marketing',
    eventMessage: (event, circumstances) =>
      message(options, event.kind === 'page' ? 'page' : 'track', {
        ...common(circumstances, splitLocalePath(event.path).locale),
        ...eventFields(event, circumstances.origin),
      }),
    profileMessage: ({ id, ...traits }, circumstances) =>
      message(options, 'identify', { ...common(circumstances), userId: id, traits }),
  }
}

function message(
  { url, writeKey }: SegmentOptions,
  call: 'page' | 'track' | 'identify',
  body: object,
): Outgoing {
  return {
    url: `${url.replace(/\/+$/, '')}/v1/${call}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`,
    },
    body: JSON.stringify(body),
  }
}

function common({ visitor, id, now, userAgent }: Circumstances, locale?: string): object {
  return {
    anonymousId: visitor,
    messageId: id,
    timestamp: new Date(now).toISOString(),
    context: { ...(locale && { locale }), ...(userAgent !== undefined && { userAgent }) },
  }
}

function eventFields(event: VisitorEvent, origin: string): object {
  const url = origin + event.path
  switch (event.kind) {
    case 'page':
      return { properties: { url, path: event.path, ...(event.referrer && { referrer: event.referrer }) } }
    case 'outbound':
      return { event: 'Outbound Link Followed', properties: { url, to: event.to } }
    case 'share':
      return { event: 'Page Shared', properties: { url, way: event.way } }
    case 'search':
      return { event: 'Site Searched', properties: { url, results: event.results } }
  }
}
