import type { Page } from 'playwright-core'

/** Publishes promotions without Spanish. */
export async function publishUntranslated(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (titles) => {
    const post = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
      const response = await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }
    for (const en of titles) {
      const document = {
        name: { en },
        description: { en: '<p>All day.</p>', es: '<p>Todo el día.</p>' },
        start: '2026-01-01',
      }
      const { id, version } = await post('/entries', { kind: 'promotion', document })
      await post('/change-sets', { items: [{ entry: id, version, action: 'publish' }] })
    }
  }, names)
}
