/** The optional features of a site: forms, accounts, and the page that shows every component. */
export interface Features {
  readonly contact: boolean
  /** `own`: the platform, which confirms by mail; `service`: an external mail service; absent for none. */
  readonly newsletter?: 'own' | 'service'
  readonly accounts: boolean
  /** Visitors may report what is wrong: only to our own platform, which shows it to staff and mails when it is mended. */
  readonly reports: boolean
  readonly styleGuide: boolean
}

export const allFeatures: Features = {
  contact: true,
  newsletter: 'own',
  accounts: true,
  reports: true,
  styleGuide: true,
}

/** False for a path whose feature this mall does not have: it answers 404. Without language prefix. */
export function hasFeature(path: string, features: Features): boolean {
  if (/^\/(?:login|profile)(?:\/|$)/.test(path)) return features.accounts
  if (path === '/report') return features.reports
  if (path === '/style-guide') return features.styleGuide
  return !/^\/newsletter\/(?:confirm|unsubscribe)(?:\/|$)/.test(path) || features.newsletter === 'own'
}
