/** The states of a subscription to the newsletter: it waits for the confirmation by mail, or is confirmed, or has ended. */
export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const

/** One of them. */
export type SubscriptionState = (typeof subscriptionStates)[number]
