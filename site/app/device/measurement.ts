/** What visits are measured for. A visitor agrees to each by itself. */
export type Purpose = 'statistics' | 'marketing'

/** What a visitor did. Addresses come without their query: what somebody typed or chose is nobody's business. */
export type VisitorEvent =
  | { readonly kind: 'page'; readonly path: string; readonly referrer?: string }
  | { readonly kind: 'share'; readonly path: string; readonly way: string }
  | { readonly kind: 'search'; readonly path: string; readonly results: number }
  | { readonly kind: 'outbound'; readonly path: string; readonly to: string }

/** That somebody has logged in on this device. Who it is the server asks the platform. */
interface LoginEvent {
  readonly kind: 'login'
  readonly path: string
}

/** How a page felt to whoever opened it: milliseconds, and the score of what moved by itself. */
export interface WebVitals {
  /** Absent where nothing large was painted before the page was left. */
  readonly lcp?: number
  /** Absent where nothing was pressed. */
  readonly inp?: number
  readonly cls: number
  readonly ttfb: number
}

/** Told once a document, by the kind of screen: which store or offer it was is nobody's business here. */
export interface VitalsEvent extends WebVitals {
  readonly kind: 'vitals'
  readonly screen: string
}

/** What a browser sends to `measurePath`: the event, and a random number for each purpose agreed to. */
export interface Report {
  readonly visitor: Readonly<Partial<Record<Purpose, string>>>
  readonly event: VisitorEvent | LoginEvent | VitalsEvent
}

export const measurePath = '/measure'
