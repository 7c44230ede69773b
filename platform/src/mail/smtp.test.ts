import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createSmtpDelivery } from './smtp.ts'

describe('the mail server', () => {
  const servers: Server[] = []
  const sockets: Socket[] = []

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    for (const server of servers.splice(0)) server.close()
  })

  it('gets the password only on the same machine or over TLS', async () => {
    const commands: string[] = []
    const port = await openServer(commands)
    const login = { user: 'mall', password: 'pässword' }
    const at = (host: string) => createSmtpDelivery({ host, port, secure: false, login })
    await expect(send(at('127.0.0.1'))).rejects.toMatchObject({ isFinal: false })
    expect(commands.some((line) => line.startsWith('AUTH PLAIN'))).toBe(true)
    commands.length = 0
    // The same machine, under a name that is not known to be local.
    await expect(send(at('::ffff:127.0.0.1'))).rejects.toThrow(/STARTTLS|TLS/)
    expect(commands.some((line) => line.startsWith('AUTH'))).toBe(false)
  })

  it('that refuses the password does not end the mail, and the error does not contain the password', async () => {
    const port = await openServer([])
    const login = { user: 'mall@example.test', password: 'p4ssw0rd' }
    const failure = await send(createSmtpDelivery({ host: '127.0.0.1', port, secure: false, login })).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ isFinal: false, message: 'EAUTH: 535 … is not who you are' })
    expect(JSON.stringify([failure, String(failure)])).not.toMatch(/p4ssw0rd|example\.test/)
  })

  /** Opens a mail server without TLS and authentication. */
  async function openServer(commands: string[]): Promise<number> {
    const server = createServer((socket) => {
      sockets.push(socket)
      socket.write('220 mall.test ESMTP\r\n')
      socket.setEncoding('utf8').on('data', (text: string) => {
        commands.push(text)
        if (text.startsWith('EHLO')) socket.write('250-mall.test\r\n250 AUTH PLAIN\r\n')
        else if (text.startsWith('AUTH')) socket.write('535 mall@example.test is not who you are\r\n')
        else socket.write('502 no\r\n')
      })
    }).listen(0, '::')
    servers.push(server)
    await once(server, 'listening')
    return z.object({ port: z.number() }).parse(server.address()).port
  }

  function send(deliver: ReturnType<typeof createSmtpDelivery>): Promise<void> {
    const fields = {
      from: { name: 'Mall', address: 'mall@example.test' },
      to: { name: '', address: 'visitor@example.test' },
      subject: 'Hello',
      text: 'Text',
      html: '<p>HTML</p>',
      messageId: '<1@mall.test>',
      date: new Date(0),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    return deliver({ name: 'mail', fields }, new AbortController().signal)
  }
})
