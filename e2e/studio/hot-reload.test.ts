import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { serveFake } from '../../studio/testing/serve-fake.ts'
import { listenLocally } from '../support/listen-locally.ts'
import { launchBrowser } from '../support/visitor.ts'
import { demoDocuments } from './demo-documents.ts'

const studio = join(import.meta.dirname, '..', '..', 'studio')
const platform = new FakePlatform(demoDocuments(new Date(now())))
const api = serveFake(() => platform, { dist: join(studio, 'dist'), pictures: '' })

/** Sources as somebody has just saved them: what each replaces, and by what. */
const edits = new Map<string, readonly [from: string, to: string]>()
const edited: Plugin = {
  name: 'edited',
  enforce: 'pre',
  transform(code, id) {
    const [from, to] = edits.get(id) ?? ['', '']
    if (!code.includes(from)) throw new Error(`${id} has no ${from}`)
    return code.replace(from, to)
  },
}

const target = `http://127.0.0.1:${await listenLocally(api)}`
const vite = await createServer({
  configFile: join(studio, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [edited],
  server: { port: 0, proxy: { '/api': target, '/media': target } },
})
await vite.listen()
const browser = await launchBrowser(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')

afterAll(async () => {
  await browser.close()
  await vite.close()
  api.close()
})

it.each([
  [
    'a component',
    'src/entries/entry-list.tsx',
    '<div className={primitives.stack}>',
    '<div className={primitives.stack} id="saved">',
  ],
  ['a page with its loader', 'src/pages/stores-page.tsx', 'fresh="store"', 'fresh="coupon"'],
])('shows %s that was saved at once, with what is typed', async (_, name, from, to) => {
  const page = await browser.newPage({ baseURL: vite.resolvedUrls?.local[0] ?? '' })
  // The first load of all prepares the libraries, and may load the page twice.
  page.setDefaultTimeout(120_000)
  await page.goto('/stores')
  const search = page.getByRole('searchbox')
  await search.waitFor()
  await page.waitForLoadState('networkidle')
  await search.fill('lamp')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const file = join(studio, name)
  edits.set(file, [from, to])
  const begun = performance.now()
  vite.watcher.emit('change', file)
  await page.locator('#saved, a[href="/entries/new-coupon"]').first().waitFor()
  process.stdout.write(`${name}: on the screen after ${Math.round(performance.now() - begun)} ms\n`)
  expect(await search.inputValue()).toBe('lamp')
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  edits.clear()
  await page.close()
})
