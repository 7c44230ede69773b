import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { VisitorEvent } from '../../app/device/measurement.ts'
import type { AnalyticsProvider, EventContext, Outgoing } from './provider.ts'

interface SegmentOptions {
  /** The URL before `/v1/track`. */
  readonly url: string
  /** Sent to the service only. */
  readonly writeKey: string
}

/**
 * The HTTP tracking API of Segment (segment.com/docs/connections/sources/catalog/libraries/server/http-api), which
 * other marketing trackers support too.
 */
export function createSegment(options: SegmentOptions): AnalyticsProvider {
  return {
    name: 'The marketing tracker',
    purpose: 'marketing',
    eventMessage: (event, context) =>
      message(options, event.kind === 'page' ? 'page' : 'track', {
        ...common(context, splitLocalePath(event.path).locale),
        ...eventFields(event, context.origin),
      }),
    profileMessage: ({ id, ...traits }, context) =>
      message(options, 'identify', { ...common(context), userId: id, traits }),
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

function common({ visitor, id, now, userAgent }: EventContext, locale?: string): object {
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
