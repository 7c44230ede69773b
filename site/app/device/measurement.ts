/** Purposes of analytics. A visitor agrees to each separately. */
export type Purpose = 'statistics' | 'marketing'

/** An analytics event. Addresses have no query, which may contain personal input. */
export type VisitorEvent =
  | { readonly kind: 'page'; readonly path: string; readonly referrer?: string }
  | { readonly kind: 'share'; readonly path: string; readonly way: string }
  | { readonly kind: 'search'; readonly path: string; readonly results: number }
  | { readonly kind: 'outbound'; readonly path: string; readonly to: string }

/** A login on this device. The server gets the visitor's identity from the platform. */
interface LoginEvent {
  readonly kind: 'login'
  readonly path: string
}

/** Web vitals in milliseconds; `cls` is a score. */
export interface WebVitals {
  /** Absent if the visitor left before the largest paint. */
  readonly lcp?: number
  /** Absent without an interaction. */
  readonly inp?: number
  readonly cls: number
  readonly ttfb: number
}

/** Once per document, by kind of screen instead of address. */
export interface VitalsEvent extends WebVitals {
  readonly kind: 'vitals'
  readonly screen: string
}

/** Body of a request to `measurePath`: the event, and a random id for each agreed purpose. */
export interface Report {
  readonly visitor: Readonly<Partial<Record<Purpose, string>>>
  readonly event: VisitorEvent | LoginEvent | VitalsEvent
}

export const measurePath = '/measure'
