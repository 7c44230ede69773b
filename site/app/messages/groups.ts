/** Groups of messages with a title, for the head of a screen. */
export type ScreenMessages = 'blogs' | 'contests' | 'events' | 'hours' | 'job' | 'page' | 'promotion'

/** Groups of messages for the page of a record with an owner. */
export type OwnedItemMessages = 'job' | 'promotion'
