import type { MailMessage } from './message.ts'

/** Hands a mail on: to a mail server, or into a folder. Throws `DeliveryError`. */
export type Deliver = (message: MailMessage, signal: AbortSignal) => Promise<void>
