import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../tools/build-site.ts'
import type { MallOptions } from '../../tools/mall.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')

export interface PreparedMall {
  readonly folder: string
  /** With a copy of the demo content, which tests may change, and an embedded database of its own. */
  readonly options: MallOptions
  remove(): Promise<void>
}

/** Builds the site, and prepares a folder for a mall of the test's own, with the content that `filter` lets through. */
export async function prepareMall(
  name: string,
  environment: MallOptions['environment'] = {},
  filter: (path: string) => boolean = () => true,
): Promise<PreparedMall> {
  buildSite()
  const folder = await mkdtemp(join(tmpdir(), `promenade-${name}-`))
  const contentFolder = join(folder, 'demo', 'content')
  await cp(join(demo, 'content'), contentFolder, { recursive: true, filter })
  await symlink(join(demo, 'pictures'), join(folder, 'demo', 'pictures'))
  return {
    folder,
    options: {
      dataFolder: join(folder, 'data'),
      contentFolder,
      sitePort: 0,
      platformPort: 0,
      environment: { ...ownDatabase, SITE_IMAGE_VARIANTS: 'off', LOG_LEVEL: 'fatal', ...environment },
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20 }),
  }
}

/** Leaves out the map, whose drawing takes most of the start of a site. */
export function withoutMap(path: string): boolean {
  return path !== join(demo, 'content', 'map')
}

/** Selects the embedded database, even if the environment names another one. */
export const ownDatabase = { DATABASE_URL: undefined }
