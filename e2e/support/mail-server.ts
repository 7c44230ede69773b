import { createServer } from 'node:http'
import { startSmtpServer } from '../../platform/src/testing/smtp-server.ts'
import { listenLocally } from './listen-locally.ts'

/** An SMTP server for the mall, and an HTTP address where journeys in other processes read mail: `?to=…`. */
export async function openMailServer() {
  const smtp = await startSmtpServer()
  const server = createServer(({ url = '/' }, response) => {
    const to = new URL(url, 'http://mail.test').searchParams.get('to') ?? ''
    response.end(JSON.stringify(smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(to))))
  })
  const port = await listenLocally(server)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close()
      await smtp.stop()
    },
  }
}
