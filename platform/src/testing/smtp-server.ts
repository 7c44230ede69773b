import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { type Behaviour, smtpEvent } from './smtp-messages.ts'

/** An accepted mail with its recipients. */
export interface ReceivedMail extends Email {
  readonly envelopeTo: readonly string[]
  /** The raw text. */
  readonly raw: string
}

export interface TestSmtpServer {
  readonly port: number
  /** All accepted mails in order; a test may clear them. */
  readonly mails: ReceivedMail[]
  behave(behaviour: Behaviour): Promise<void>
  stop(): Promise<void>
}

/** A real mail server in a process of its own, with configurable faults. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const child = fork(join(import.meta.dirname, 'smtp-process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const mails: ReceivedMail[] = []
  child.on('message', (message) => {
    const event = smtpEvent.parse(message)
    if ('mail' in event) void read(event.mail).then((mail) => mails.push(mail))
  })
  const [first] = await once(child, 'message')
  const started = smtpEvent.parse(first)
  if (!('port' in started)) throw new Error('the mail server did not say its port')
  return {
    port: started.port,
    mails,
    behave: async (behaviour) => {
      const obeyed = new Promise<void>((resolve) => {
        const listen = (message: unknown) => {
          const event = smtpEvent.parse(message)
          if (!('behaviour' in event)) return
          child.off('message', listen)
          resolve()
        }
        child.on('message', listen)
      })
      child.send({ behaviour })
      await obeyed
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

async function read({
  to,
  raw,
}: {
  readonly to: readonly string[]
  readonly raw: string
}): Promise<ReceivedMail> {
  const bytes = Buffer.from(raw, 'base64')
  return { ...(await PostalMime.parse(bytes)), envelopeTo: to, raw: bytes.toString('utf8') }
}
