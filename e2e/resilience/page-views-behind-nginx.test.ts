import { expect, it } from 'vitest'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { hydrated, launchBrowser } from '../support/visitor.ts'
import { waitUntil } from '../support/wait-until.ts'
import { openMachines } from './machines.ts'

/** Sites tell the platform each minute. */
const toldMs = 90_000

/** Robots are not counted, and a browser without a window says that it is one. */
const ofPerson =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it('counts pages that are seen behind nginx, whichever site answers, and nothing that another site sends', async () => {
  const machines = await openMachines({})
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const page = await browser.newPage({ locale: 'en-CA', userAgent: ofPerson })
    for (let visit = 1; visit <= 4; visit++) {
      const answered = page.waitForResponse('**/seen')
      await page.goto(`${machines.siteUrl}/stores/ixtle`)
      await hydrated(page)
      expect((await answered).status()).toBe(204)
    }
    const foreign = await fetch(`${machines.siteUrl}/seen`, {
      method: 'POST',
      body: '/stores/ixtle',
      headers: { origin: 'https://other.example', 'content-type': 'text/plain' },
    })
    expect(foreign.status).toBe(403)
    const countViews = () =>
      machines.readDatabase(async (database) => {
        const rows = await database.selectFrom('page_view').selectAll().execute()
        return rows.reduce((sum, { views }) => sum + views, 0)
      })
    await waitUntil('the views of both sites', async () => (await countViews()) >= 4, { timeoutMs: toldMs })
    expect(await countViews()).toBe(4)
  } finally {
    await browser.close()
    await machines.close()
  }
})
