import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewTicketHeader } from '@promenade/contract/preview-content'
import { fixedPages } from '@promenade/domain/routing/fixed-pages'
import { expect, it, onTestFinished } from 'vitest'
import { importContent } from '../../../platform/src/import/import-content.ts'
import { createPreview as openTicket } from '../../../platform/src/previews/tickets.ts'
import { runPublications } from '../../../platform/src/documents/run-publications.ts'
import { apiKey, usePlatform } from '../../../platform/src/testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../../platform/src/testing/test-studio.ts'
import { createGateway } from '../../../site/content/gateway.ts'
import type { PlatformFetch } from '../../../site/content/platform-request.ts'
import { createPreview } from '../../../site/server/preview/create-preview.ts'
import { now as runNow } from '../../support/clock/run-clock.ts'
import { loadBuild } from './load-build.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const hour = 3_600_000
const origin = 'https://mall.example'
const platformUrl = 'http://platform.test'
const ignore = () => undefined
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }

const platform = usePlatform()
const studio = useStudio(platform)

const fetchPlatform: PlatformFetch = (url, init) =>
  platform.fetch(url.replace(platformUrl, ''), { headers: { ...init.headers } })

const common = {
  origin,
  imageOrigins: [],
  trustedProxies: 0,
  platform: {
    platformUrl,
    propertyId: '1',
    apiKey,
    tenant: 'mall',
    signature: 'hmac-sha256' as const,
    fetch: () => Promise.reject(new Error('Nothing calls the account API here.')),
  },
  secret: 'one secret for both, since it signs the stamps of forms',
}

/** Drafts and plans of several kinds: some begin, end or change before the moment. */
async function plan(ada: StaffBrowser, now: Date): Promise<readonly number[]> {
  const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString()
  const store = await ada.entry('store', 'ixtle')
  await ada.save(store.id, store.version, {
    ...store.document,
    summary: { en: 'A new summary', es: 'Un resumen nuevo' },
  })
  const page = await ada.entry('page', 'about')
  await ada.save(page.id, page.version, { ...page.document, title: { en: 'About us, anew', es: 'De nuevo' } })
  const { id, version } = await ada.newPromotion('Planned offer', 'ixtle')
  await ada.change({ entry: id, version, action: 'publish', at: at(20), until: at(60) })
  const over = await ada.newPromotion('Over by then')
  await ada.change({ entry: over.id, version: over.version, action: 'publish', until: at(30) })
  const hours = await ada.entry('hours', 'hours')
  await ada.save(hours.id, hours.version, { ...hours.document, extra: { en: '<p>Later.</p>' } })
  return [store.id, page.id, hours.id]
}

it('shows at every address what the public site shows at its moment, but for its own marks', async () => {
  const createSite = await loadBuild()
  const now = new Date(runNow())
  const { database } = platform.database()
  studio.setTime(now)
  await importContent(database, join(root, 'demo', 'content'), now)
  const ada = await studio.logIn('Ada')
  const drafts = await plan(ada, now)
  const moment = new Date(now.getTime() + 44 * hour)
  const clock = () => moment.getTime()
  await platform.get('/hours', now)
  const { ticket } = await openTicket(database, {
    propertyId: 1,
    staffId: 1,
    isLink: false,
    drafts,
    at: moment,
    now,
  })
  const preview = createPreview({
    ...common.platform,
    fetch: fetchPlatform,
    ownOrigins: [],
    imageOrigins: [],
    clock: () => now.getTime(),
    log,
    createSite,
    site: common,
    origin: 'https://preview.mall.example',
    studioOrigin: 'https://studio.mall.example',
    files: { clock: '', edit: '', style: '' },
  })
  const headers = { cookie: `__Host-preview=${ticket}`, [previewTicketHeader]: ticket }
  const inPreview = async (path: string) =>
    read(await preview(new Request(`https://preview.mall.example${path}`, { headers }), { target: path }))
  const listed = await inPreview('/sitemap.xml')
  const paths = [
    ...new Set([
      ...fixedPages.flatMap(({ path }) => [path, path === '/' ? '/es' : `/es${path}`]),
      ...[...listed.body.matchAll(/<loc>https:\/\/mall\.example([^<]*)<\/loc>/g)].map(
        ([, path]) => path || '/',
      ),
      '/robots.txt',
      '/sitemap.xml',
      '/nothing-here',
      '/stores?letter=a',
      '/es/search?q=caf%C3%A9',
    ]),
  ].filter((path) => !path.startsWith('/logout'))
  const previews = []
  for (const path of paths) previews.push(await inPreview(path))
  expect(previews.filter(({ status }) => status === 200).length).toBeGreaterThan(400)

  // Now it happens.
  for (const id of drafts) {
    const { version } = await readEntry(ada, id)
    await ada.change({ entry: id, version, action: 'publish' })
  }
  for (const hours of [20, 30]) await runPublications(database, new Date(now.getTime() + hours * hour))
  await platform.get('/hours', moment)
  const folder = await mkdtemp(join(tmpdir(), 'preview-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const pictures = { pictureUrl: (url: URL) => url.pathname, version: () => '' }
  const gateway = createGateway({
    ...common.platform,
    fetch: fetchPlatform,
    clock,
    log,
    dataFolder: folder,
    ownOrigins: [],
    media: {
      ...pictures,
      open: async () => undefined,
      onChange: ignore,
      find: async () => undefined,
      fetchMissing: ignore,
      settled: async () => undefined,
    },
  })
  onTestFinished(() => gateway.stop())
  await gateway.refresh()
  await expect.poll(gateway.isReady).toBe(true)
  const site = createSite({
    ...common,
    content: gateway.current,
    clock,
    isReady: gateway.isReady,
    log,
    pageCacheBytes: 0,
    readPhoto: async () => ({ kind: 'none' }),
  })
  const different = []
  for (const [index, path] of paths.entries()) {
    const shown = read(await site.fetch(new Request(`${origin}${path}`), { target: path }))
    if (JSON.stringify(await shown) !== JSON.stringify(previews[index]))
      different.push([path, await shown, previews[index]])
  }
  expect(different).toEqual([])
})

async function readEntry(ada: StaffBrowser, id: number) {
  const body: { readonly version: number } = await (await ada.get(`/api/v1/entries/${id}`)).json()
  return body
}

/** A response without the marks of a preview. */
async function read(response: Response) {
  const body = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    location: response.headers.get('location'),
    body: body
      .replace(
        /<script src="\/preview\/clock\.js"[^>]*><\/script><script defer src="\/preview\/edit\.js"[^>]*><\/script><link rel="stylesheet" href="\/preview\/preview\.css">/,
        '',
      )
      .replace(/<preview-bar .*<\/preview-bar>/, ''),
  }
}
