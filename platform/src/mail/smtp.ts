import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { DeliveryError } from './delivery-error.ts'
import type { Deliver } from './delivery.ts'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it begins as soon as the server offers it. */
  readonly secure: boolean
  readonly login: { readonly user: string; readonly password: string } | undefined
}

/** Sends through a mail server, with a connection for each mail. */
export function createSmtpDelivery(server: SmtpServer): Deliver {
  const transport = createSmtpTransport(server)
  return async ({ fields }, signal) => {
    try {
      await transport.sendMail({ ...fields, signal })
    } catch (error) {
      throw explain(error)
    }
  }
}

/** Connects and logs in, without sending: what went wrong, or undefined. */
export async function findSmtpProblem(server: SmtpServer): Promise<string | undefined> {
  const transport = createSmtpTransport(server)
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return explain(error).message
  } finally {
    transport.close()
  }
}

function createSmtpTransport({ host, port, secure, login }: SmtpServer) {
  return createTransport({
    host,
    port,
    secure,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    // A password does not travel in the open, except within one machine.
    requireTLS: !secure && login !== undefined && !isLoopback(host),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    // Some servers look through a mail before they say that they have it, for minutes (RFC 5321 §4.5.3.2.6).
    socketTimeout: 300_000,
  })
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

const smtpError = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
})

function explain(error: unknown): DeliveryError {
  const read = smtpError.safeParse(error)
  if (!read.success) return new DeliveryError('The mail could not be sent.', { isFinal: false })
  const { message, code = 'error', response } = read.data
  // Without the error itself as its cause: what it carries along names people.
  return new DeliveryError(`${code}: ${response ?? message}`, { isFinal: isRefused(read.data) })
}

/** What is wrong with the address or the mail stays wrong; what is wrong with server or login may be mended. */
function isRefused({ code, command, responseCode }: z.output<typeof smtpError>): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE'
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
