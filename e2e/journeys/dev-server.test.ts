import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mall, startMall } from '../../tools/mall.ts'
import { awake, useBrowser } from '../support/browser.ts'
import { untilReady } from '../support/wait-until.ts'
import { ownDatabase } from '../support/prepare-mall.ts'

const root = join(import.meta.dirname, '..', '..')
const packages = ['contract', 'domain', 'process', 'platform', 'site']
const visit = useBrowser()

let folder = ''
let mall: Mall

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-dev-'))
  await copyProject(folder)
  mall = await startMall({
    dataFolder: join(folder, 'data'),
    contentFolder: join(root, 'demo', 'content'),
    sitePort: 0,
    platformPort: 0,
    environment: { ...ownDatabase, SITE_IMAGE_VARIANTS: 'off', NODE_ENV: 'development' },
    siteFolder: folder,
    isDev: true,
  })
  await untilReady(mall.siteUrl)
}, 60_000)

afterAll(async () => {
  await mall?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The sources of the site in a folder of their own, with the libraries of this one. */
async function copyProject(to: string): Promise<void> {
  const isSource = (path: string) => !/\/(?:node_modules|dist|\.react-router)$/.test(path)
  for (const name of packages) {
    await cp(join(root, name), join(to, name), { recursive: true, filter: isSource })
  }
  for (const name of ['package.json', 'tsconfig.base.json']) await cp(join(root, name), join(to, name))
  const libraries = join(root, 'node_modules')
  await mkdir(join(to, 'node_modules', '@promenade'), { recursive: true })
  for (const name of await readdir(libraries)) {
    if (name === '@promenade' || name === '.vite') continue
    await symlink(join(libraries, name), join(to, 'node_modules', name))
  }
  for (const name of packages) {
    await symlink(join(to, name), join(to, 'node_modules', '@promenade', name))
  }
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(folder, file), text.replace(from, to))
}

it('shows a saved component and a saved rule in the open page, which keeps what was typed', async () => {
  const { page } = await visit()
  await page.goto(`${mall.siteUrl}/es/stores`)
  await awake(page)
  await page.evaluate(() => (document.body.dataset['typed'] = 'yes'))
  await change('site/app/components/page-head/page-head.tsx', '<h1', '<h1 data-changed=""')
  await page.locator('h1[data-changed]').waitFor()
  await change('domain/src/directory/letters.ts', "otherLetter = '#'", "otherLetter = '%'")
  await page.getByRole('heading', { level: 2, name: '%' }).waitFor()
  expect(await page.locator('body').getAttribute('data-typed')).toBe('yes')
}, 60_000)
