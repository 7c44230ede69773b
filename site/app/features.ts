/** What visitors of this mall can send beside contest entries, and whether they can have an account. */
export interface Offers {
  readonly contact: boolean
  /** Of the platform itself, which confirms by mail; of a mail service beside it; absent where there is none. */
  readonly newsletter?: 'own' | 'service'
  readonly accounts: boolean
}

export const allOffers: Offers = { contact: true, newsletter: 'own', accounts: true }

/** False for screens of what this mall does not offer: their addresses are unknown ones. Without language prefix. */
export function isOffered(path: string, offers: Offers): boolean {
  if (/^\/(?:login|profile)(?:\/|$)/.test(path)) return offers.accounts
  return !/^\/newsletter\/(?:confirm|unsubscribe)(?:\/|$)/.test(path) || offers.newsletter === 'own'
}
