import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { z } from 'zod'
import { type Behaviour, smtpCommand, type SmtpEvent } from './smtp-messages.ts'

/** A mail server in a process of its own; its parent sets its behaviour. */
let behaviour: Behaviour = 'accept'
let port = 0
let server = open()
const sockets = new Set<Socket>()

process.on('message', (message) => void carryOut(smtpCommand.parse(message)))
process.on('disconnect', () => process.exit())
tell({ port: await listening() })

async function carryOut(received: z.output<typeof smtpCommand>): Promise<void> {
  if (received.behaviour === 'gone') await close()
  else if (behaviour === 'gone') {
    server = open()
    await listening()
  }
  behaviour = received.behaviour
  tell({ behaviour })
}

function open(): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => void greet(callback),
    onRcptTo: (_address, _session, callback) => callback(refusalOf(behaviour)),
    onData: (stream, session, callback) => void receive(stream, session, callback),
  })
}

/** Longer than a test of a late server gives an attempt. */
const lateMs = 1_000

async function greet(callback: (error?: Error) => void): Promise<void> {
  if (behaviour === 'late') await wait(lateMs)
  callback(behaviour === 'busy' ? reply(421, 'Too many connections, try again later') : undefined)
}

function refusalOf(behaviour: Behaviour): Error | undefined {
  if (behaviour === 'defer') return reply(450, '<visitor@example.test> mailbox is busy')
  return behaviour === 'refuse' ? reply(550, '<visitor@example.test> no such user here') : undefined
}

async function receive(
  stream: NodeJS.ReadableStream,
  { envelope }: SMTPServerSession,
  callback: () => void,
): Promise<void> {
  // Disconnected during the mail, which is discarded.
  if (behaviour === 'drop') return hangUp()
  // A sender may be killed during a mail.
  const raw = (await buffer(stream).catch(() => undefined))?.toString('base64')
  if (raw === undefined) return
  tell({ mail: { to: envelope.rcptTo.map(({ address }) => address), raw } })
  if (behaviour === 'silent') return
  // Accepted without a response.
  if (behaviour === 'forget') return hangUp()
  callback()
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

function hangUp(): void {
  for (const socket of sockets) socket.destroy()
}

async function listening(): Promise<number> {
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  port = z.object({ port: z.number() }).parse(server.server.address()).port
  return port
}

async function close(): Promise<void> {
  hangUp()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
}

function tell(event: SmtpEvent): void {
  process.send?.(event)
}
