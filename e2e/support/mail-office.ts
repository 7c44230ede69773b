import { once } from 'node:events'
import { createServer } from 'node:http'
import { startSmtpServer } from '../../platform/src/testing/smtp-server.ts'

export interface MailOffice {
  /** Where the platform sends mail. */
  readonly smtpUrl: string
  /** Where journeys, which run in processes of their own, read it: everything to `?to=…`, in order. */
  readonly url: string
  stop(): Promise<void>
}

/** Takes the mail of the mall, and hands it out to the journeys. */
export async function openMailOffice(): Promise<MailOffice> {
  const smtp = await startSmtpServer()
  const server = createServer(({ url = '/' }, response) => {
    const to = new URL(url, 'http://office.test').searchParams.get('to') ?? ''
    response.end(JSON.stringify(smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(to))))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail office has no port.')
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close()
      await smtp.stop()
    },
  }
}
