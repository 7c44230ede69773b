/** How long the mall keeps what it knows of visitors, in days. The platform removes it, and the studio says so to staff. */
export const retentionDays = {
  /** A sign-up that nobody has confirmed, after the expiry of its link. */
  pendingSubscription: 7,
  sentMail: 30,
  /** A mail that was given up: operators need time to look at it. */
  deadMail: 90,
  contactMessage: 365,
  visitorReport: 365,
  /** The address of a report that was not so, after the decision: until then, an undo may want it. */
  addressOfReport: 1,
  /** After the last day of the contest. */
  contestEntry: 365,
  /** The proof of consent, after its withdrawal. */
  endedSubscription: 3 * 365,
  /** After the last use of the account. */
  account: 3 * 365,
  /** A favorite whose record is withdrawn, which may be published again. */
  lostFavorite: 90,
  /** The address of a store's contact, after the last day of a round: who asks once a year still finds those of the year before. */
  addressOfStore: 2 * 365,
} as const
