import { z } from 'zod'

/**
 * The behaviour of a test mail server: `late` sends a late greeting, `busy` responds with 421, `defer` with 450 and
 * `refuse` with 550 to the recipient, `drop` disconnects during a mail, `forget` accepts a mail and disconnects without a
 * response, `silent` accepts it without a response, `gone` refuses connections.
 */
const behaviour = z.enum(['accept', 'late', 'busy', 'defer', 'refuse', 'drop', 'forget', 'silent', 'gone'])

export type Behaviour = z.output<typeof behaviour>

export const smtpCommand = z.object({ behaviour })

/** The messages from its process to the test. */
export const smtpEvent = z.union([
  z.object({ port: z.number() }),
  z.object({ behaviour }),
  z.object({ mail: z.object({ to: z.array(z.string()), raw: z.base64() }) }),
])

export type SmtpEvent = z.output<typeof smtpEvent>
