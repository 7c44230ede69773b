import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { DeliveryError } from './delivery-error.ts'
import type { Deliver } from './delivery.ts'

/** A mail server. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** True for TLS from the first byte; otherwise STARTTLS if the server offers it. */
  readonly secure: boolean
  readonly login: { readonly user: string; readonly password: string } | undefined
}

/** Delivers to a mail server, with one connection per mail. */
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

/** Connects and logs in without sending; finds the error, if any. */
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
    // Passwords need TLS, except within one machine.
    requireTLS: !secure && login !== undefined && !isLoopback(host),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    // Some servers check a mail for minutes before they accept it (RFC 5321 §4.5.3.2.6).
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
  // Without the error as cause, because it contains addresses.
  return new DeliveryError(`${code}: ${response ?? message}`, { isFinal: isRefused(read.data) })
}

/** True if the server refused the address or the mail; problems of server or login may be temporary. */
function isRefused({ code, command, responseCode }: z.output<typeof smtpError>): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE'
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
