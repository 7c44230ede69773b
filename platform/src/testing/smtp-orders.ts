import { z } from 'zod'

/**
 * What a mail server does: `late` greets late, `busy` answers 421, `defer` 450 and `refuse` 550 for the recipient,
 * `drop` hangs up in the middle of a mail, `forget` takes a mail and hangs up before it says so, `silent` takes it and
 * says nothing, `gone` refuses connections.
 */
const behaviour = z.enum(['accept', 'late', 'busy', 'defer', 'refuse', 'drop', 'forget', 'silent', 'gone'])

export type Behaviour = z.output<typeof behaviour>

export const order = z.object({ behaviour })

/** What its process tells. */
export const smtpNews = z.union([
  z.object({ port: z.number() }),
  z.object({ behaviour }),
  z.object({ mail: z.object({ to: z.array(z.string()), raw: z.base64() }) }),
])

export type SmtpNews = z.output<typeof smtpNews>
