import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createGateway } from './gateway.ts'
import { createMedia } from './media.ts'
import type { PlatformFetch } from './platform-request.ts'
import { createTestLog, createTestPlatform, createTestStores } from '../testing/platform.ts'
import { testGatewayOptions, testUrl } from '../testing/platform.ts'

const logo = '/media/0123456789ab/logo.svg'

async function createWithLogo(behave: (url: string) => Response | undefined = () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const platform = createTestPlatform()
  platform.responses['stores/list'] = createTestStores(1, { logo_image_url: logo })
  platform.responses['stores'] = platform.responses['stores/list']
  const fetch: PlatformFetch = async (url, init) => behave(url) ?? platform.fetch(url, init)
  const log = createTestLog()
  const media = createMedia({ platformUrl: testUrl, dataFolder: folder, fetch, log })
  const gateway = createGateway({ ...testGatewayOptions(platform, folder), media })
  onTestFinished(() => gateway.stop())
  await gateway.refresh()
  return { gateway, media, log }
}

const gone = (url: string) => (url.includes('/media/') ? new Response('gone', { status: 404 }) : undefined)

describe('pictures of the platform', () => {
  it('get an address of the site', async () => {
    const { gateway, media } = await createWithLogo()
    expect(gateway.current('en')?.stores[0]?.logo?.url).toBe(logo)
    await media.settled()
  })

  it('whose change cannot be used are an error in the log, and end nothing', async () => {
    const { gateway, media, log } = await createWithLogo(gone)
    gateway.onChange(() => {
      throw new Error('broken')
    })
    await media.settled()
    await expect.poll(() => log.lines.join()).toContain('a change of pictures could not be used')
  })

  it('that cannot be fetched are omitted from the content, whose version changes', async () => {
    const { gateway, media } = await createWithLogo(gone)
    const { version } = gateway.current('en') ?? {}
    await media.settled()
    expect(gateway.current('en')?.stores[0]?.logo).toBeUndefined()
    expect(gateway.current('en')?.version).not.toBe(version)
  })
})
