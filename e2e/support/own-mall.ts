import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Mall, type MallOptions, startMall } from '../../tools/mall.ts'
import { contentOf } from './content-of.ts'
import { ownDatabase } from './own-database.ts'

const root = join(import.meta.dirname, '..', '..')

interface OwnMall {
  readonly mall: Mall
  readonly options: MallOptions
  /** For whatever else the journeys need on disk. */
  readonly folder: string
}

/**
 * A mall to itself for a file of journeys that stop servers, change the content (a copy of the demo's) or need settings of
 * their own.
 */
export function useOwnMall(
  name: string,
  environment: () => MallOptions['environment'] = () => ({}),
): () => OwnMall {
  let own: OwnMall | undefined
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), `promenade-${name}-`))
    await cp(join(root, 'demo', 'content'), join(folder, 'demo', 'content'), { recursive: true })
    await symlink(join(root, 'demo', 'pictures'), join(folder, 'demo', 'pictures'))
    const options = {
      dataFolder: join(folder, 'data'),
      contentFolder: join(folder, 'demo', 'content'),
      sitePort: 0,
      platformPort: 0,
      environment: { ...ownDatabase, SITE_IMAGE_VARIANTS: 'off', ...environment() },
    }
    own = { folder, options, mall: await startMall(options) }
    await contentOf(own.mall.siteUrl)
  })
  afterAll(async () => {
    await own?.mall.stop()
    if (own !== undefined) await rm(own.folder, { recursive: true, force: true })
  })
  return () => {
    if (own === undefined) throw new Error('The mall has not been started.')
    return own
  }
}
