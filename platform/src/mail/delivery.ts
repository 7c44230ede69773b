import type { MailMessage } from './message.ts'

/** Delivers a mail to a mail server or into a folder. Throws `DeliveryError`. */
export type Deliver = (message: MailMessage, signal: AbortSignal) => Promise<void>
