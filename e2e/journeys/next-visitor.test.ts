import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { oneBrowser } from '../support/browser.ts'
import { listenLocally } from '../support/listen-locally.ts'
import { startVisit } from '../support/reused-visitors.ts'

const browser = oneBrowser()

it('counts the errors of a visitor, not those of the visitor before', async () => {
  const baseURL = await servePages()
  const first = await startVisit(browser(), { baseURL })
  await first.visitor.page.goto('/noisy')
  await first.end(true)

  const next = await startVisit(browser(), { baseURL })
  onTestFinished(() => next.end(false))
  expect(next.visitor.page).toBe(first.visitor.page)
  await next.visitor.page.goto('/late')
  expect(next.visitor.browserErrors).toEqual(['own'])
})

/** A page that logs all the time, and one that arrives after some time and logs once. */
async function servePages(): Promise<string> {
  const server = createServer(async ({ url }, response) => {
    if (url === '/late') await wait(200)
    const script = url === '/late' ? "console.error('own')" : "setInterval(() => console.error('noise'), 5)"
    response
      .setHeader('content-type', 'text/html')
      .end(`<title>Page</title><link rel="icon" href="data:,"><script>${script}</script>`)
  })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listenLocally(server)}`
}
