import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Build } from '../../../site/server/start-site.ts'

const site = join(import.meta.dirname, '..', '..', '..', 'site')

/** The pages of the built site, as its process creates them. */
export async function loadBuild(): Promise<Build['createSite']> {
  const before = process.env['NODE_ENV']
  // React chooses one of its two forms when it is loaded.
  process.env['NODE_ENV'] = 'production'
  try {
    const address = pathToFileURL(join(site, 'dist', 'server', 'index.js')).href
    const bundle: { createBuiltSite: Build['createSite'] } = await import(address)
    return bundle.createBuiltSite
  } finally {
    process.env['NODE_ENV'] = before
  }
}
