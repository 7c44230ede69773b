import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Mall, type MallOptions, type Running, startMall, startSite } from '../../tools/mall.ts'
import { readMallFolder } from '../../tools/mall-folder.ts'
import { ownDatabase, type PreparedMall, prepareMall, withoutMap } from './prepare-mall.ts'
import { untilReady } from './wait-until.ts'

interface OwnMall extends PreparedMall {
  readonly mall: Mall
}

/** A mall for one test file, for journeys that stop servers or change content. It has no map. */
export function useOwnMall(name: string): () => OwnMall {
  let own: OwnMall | undefined
  beforeAll(async () => {
    const prepared = await prepareMall(name, { LOG_LEVEL: 'warn' }, withoutMap)
    own = { ...prepared, mall: await startMall(prepared.options) }
    await untilReady(own.mall.siteUrl)
  })
  afterAll(async () => {
    await own?.mall.stop()
    await own?.remove()
  })
  return () => {
    if (own === undefined) throw new Error('The mall has not been started.')
    return own
  }
}

/**
 * The mall of `npm run new-mall` for one test file, which has no map. `prepare` changes its content before it starts, and returns
 * settings.
 */
export function useNewMall(
  name: string,
  prepare: (contentFolder: string) => MallOptions['environment'] | Promise<MallOptions['environment']>,
): () => Mall {
  let folder: string
  let mall: Mall | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `promenade-${name}-`))
    const env = { ...process.env, INIT_CWD: folder }
    spawnSync(process.execPath, [newMallProgram, 'harbour-mall'], { env })
    const { contentFolder, propertyId = '' } = readMallFolder([join(folder, 'harbour-mall')])
    const environment = { ...ownDatabase, ...(await prepare(contentFolder)) }
    const options = { dataFolder: join(folder, 'data'), contentFolder, propertyId, environment }
    mall = await startMall({ ...options, sitePort: 0, platformPort: 0 })
    await untilReady(mall.siteUrl)
  })
  afterAll(async () => {
    await mall?.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  })
  return () => {
    if (mall === undefined) throw new Error('The mall has not been started.')
    return mall
  }
}

const newMallProgram = join(import.meta.dirname, '..', '..', 'tools', 'new-mall.mjs')

/** A site for one test file on the platform of all journeys, for journeys that need other settings of the site. */
export function useOwnSite(name: string, environment: () => MallOptions['environment']): () => string {
  let folder: string
  let site: Running | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `promenade-${name}-`))
    const settings = { SITE_IMAGE_VARIANTS: 'off', LOG_LEVEL: 'error', ...environment() }
    const options = { dataFolder: folder, contentFolder: '', sitePort: 0, platformPort: 0 }
    site = await startSite(
      { ...options, environment: settings },
      inject('platformKey'),
      inject('platformUrl'),
    )
    await untilReady(site.url)
  })
  afterAll(async () => {
    await site?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return () => {
    if (site === undefined) throw new Error('The site has not been started.')
    return site.url
  }
}
