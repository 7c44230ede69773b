import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '@promenade/process/free-port'
import { buildImage, builder, inspectImage } from '../support/image/build-image.ts'
import { startImage } from '../support/image/run-image.ts'
import { untilAnswered, waitUntil } from '../support/wait-until.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')

it('finds buildah or podman', () => {
  expect(builder).toBeDefined()
})

describe('the images', () => {
  it.each(['site', 'platform', 'platform-embedded'])('%s runs as node and has a health check', (target) => {
    const image = inspectImage(buildImage(target))
    expect(image).toMatch(/^node /)
    expect(image).toContain('/healthz')
  })

  it('show pages with imported content, and keep compiled code', async () => {
    const [platformPort, sitePort] = [await freePort(), await freePort()]
    const PLATFORM_API_KEY = randomBytes(18).toString('base64url')
    const platform = startImage('promenade-platform-embedded', {
      environment: { PLATFORM_API_KEY, PLATFORM_PORT: String(platformPort) },
      mounts: { [demo]: '/demo' },
      command: ['node', 'platform/src/server.ts'],
    })
    onTestFinished(() => platform.stop())
    const platformUrl = `http://127.0.0.1:${platformPort}`
    await untilAnswered(`${platformUrl}/readyz`, 200)
    platform.execute(['node', 'platform/platform.mjs', 'import', '/demo/content'])
    const site = startImage('promenade-site', {
      environment: {
        PLATFORM_API_KEY,
        PLATFORM_URL: platformUrl,
        PROPERTY_ID: '1',
        SITE_PORT: String(sitePort),
      },
      mounts: {},
      command: ['node', 'site/server/server.mjs'],
    })
    onTestFinished(() => site.stop())
    for (const path of ['/contact-us', '/stores', '/es/stores/ixtle', '/map', '/es/promotions'])
      await untilAnswered(`http://127.0.0.1:${sitePort}${path}`, 200)
    // Written at the end of the start, when pages are served already.
    const countCompiled = () => site.execute(['ls', '-R', '/data/compiled']).split('\n').length
    await waitUntil('compiled code', () => countCompiled() > 9, { timeoutMs: 60_000, pauseMs: 500 })
  })
})
