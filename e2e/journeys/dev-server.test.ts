import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entriesSchema } from '@promenade/contract/studio-api/entries'
import { freePort } from '@promenade/process/free-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DevStudio, startDevStudio } from '../../tools/dev-studio.ts'
import { type Mall, startMall, startSite } from '../../tools/mall.ts'
import { hydrated, useBrowser } from '../support/browser.ts'
import { listenLocally } from '../support/listen-locally.ts'
import { copyProject, replaceIn } from '../support/project-copy.ts'
import { untilReady, waitUntil } from '../support/wait-until.ts'
import { ownDatabase } from '../support/prepare-mall.ts'

const root = join(import.meta.dirname, '..', '..')
const visit = useBrowser()

let folder = ''
let mall: Mall
let studio: DevStudio

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-dev-'))
  await copyProject(folder)
  await cp(join(root, 'demo'), join(folder, 'demo'), { recursive: true })
  studio = await startDevStudio(0)
  mall = await startMall({
    dataFolder: join(folder, 'data'),
    contentFolder: join(folder, 'demo', 'content'),
    sitePort: 0,
    platformPort: 0,
    studioPort: studio.apiPort,
    previewPort: await freePort(),
    environment: {
      ...ownDatabase,
      SITE_IMAGE_VARIANTS: 'off',
      NODE_ENV: 'development',
      STUDIO_URL: studio.origin,
    },
    siteFolder: folder,
    isDev: true,
  })
  await untilReady(mall.siteUrl)
})

afterAll(async () => {
  await mall?.stop()
  await studio?.stop()
  await rm(folder, { recursive: true, force: true })
})

function change(file: string, from: string, to: string): Promise<void> {
  return replaceIn(join(folder, file), from, to)
}

it('shows a saved component and a saved rule in the open page, which keeps what was typed', async () => {
  const { page } = await visit()
  await page.goto(`${mall.siteUrl}/es/stores`)
  await hydrated(page)
  await page.evaluate(() => (document.body.dataset['typed'] = 'yes'))
  await change('site/app/components/page-head/page-title.tsx', '<h1', '<h1 data-changed=""')
  await page.locator('h1[data-changed]').waitFor()
  await change('domain/src/directory/letters.ts', "otherLetter = '#'", "otherLetter = '%'")
  await page.getByRole('heading', { level: 2, name: '%' }).waitFor()
  expect(await page.locator('body').getAttribute('data-typed')).toBe('yes')
})

it('shows saved words and saved content in the open page', async () => {
  const { page } = await visit()
  await page.goto(`${mall.siteUrl}/es/stores`)
  await hydrated(page)
  await page.evaluate(() => (document.body.dataset['typed'] = 'yes'))
  await change('site/app/messages/es.ts', "allLetters: 'Todas las letras'", "allLetters: 'De la A a la Z'")
  await page.getByText('De la A a la Z', { exact: true }).first().waitFor()
  expect(await page.locator('body').getAttribute('data-typed')).toBe('yes')
  await page.goto(`${mall.siteUrl}/es/stores/ixtle`)
  await hydrated(page)
  await page.evaluate(() => (document.body.dataset['typed'] = 'yes'))
  await change('site/app/messages/server/es.ts', 'Cerrado - Abre a', 'Cerrado: abre a')
  await page.getByText('Cerrado: abre a').first().waitFor()
  await change('demo/content/stores/ixtle.yaml', 'name: Ixtle', 'name: Ixtle Azul')
  await page.getByRole('heading', { name: 'Ixtle Azul' }).waitFor()
  expect(await page.locator('body').getAttribute('data-typed')).toBe('yes')
})

it('shows staff the site before it is public, and a saved component in it', async () => {
  const { page } = await visit()
  await page.goto(mall.studioUrl ?? '')
  // The first load of all prepares the libraries of the studio, and may load the page twice.
  await page.getByRole('link', { name: 'Today' }).first().waitFor({ timeout: 60_000 })
  const { items } = entriesSchema.parse(
    await (await page.request.get(`${studio.origin}/api/v1/entries`)).json(),
  )
  const store = items.find(({ kind, slug }) => kind === 'store' && slug === 'ixtle')
  await page.goto(`${studio.origin}/entries/${store?.id}`)
  const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())
  await page.locator('[id="field-summary.en"]').fill('Agave that nobody has seen yet')
  await saved
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const shown = page.frameLocator('iframe')
  await shown.getByText('Agave that nobody has seen yet').first().waitFor({ timeout: 60_000 })
  await waitUntil('the hydration of the preview', async () => {
    await shown.locator('h1').hover()
    return shown
      .locator('h1')
      .evaluate((title) => Object.keys(title).some((key) => key.startsWith('__reactFiber')))
  })
  await change(
    'site/app/pages/stores/store-page.tsx',
    '<h1 className={styles.name}',
    '<h1 data-seen-first="" className={styles.name}',
  )
  await shown.locator('[data-seen-first]').first().waitFor()
  const publicPage = await (await fetch(`${mall.siteUrl}/stores/ixtle`)).text()
  expect(publicPage).toContain('data-seen-first')
  expect(publicPage).not.toContain('Agave that nobody has seen yet')
}, 180_000)

it('names the setting of a port that another program uses', async () => {
  const other = createServer().unref()
  const port = await listenLocally(other)
  const options = {
    dataFolder: join(folder, 'second'),
    contentFolder: join(folder, 'demo', 'content'),
    sitePort: 0,
    platformPort: 0,
    environment: { NODE_ENV: 'development' },
    siteFolder: folder,
    isDev: true,
  }
  const started = startSite(options, 'key', mall.platformUrl, { PREVIEW_PORT: String(port) })
  await expect(started).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use: stop the program that uses it or set PREVIEW_PORT to another.`,
  )
  other.close()
})
