import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inBackground } from '@promenade/process/in-background'
import { closeServer } from '@promenade/process/close-server'
import { listen } from '@promenade/process/listen'
import { type ProcessTools, runProcess } from '@promenade/process/run-process'
import { type Config, readConfig } from '../config.ts'
import { configuredOptions, featuresOf } from '../configured-options.ts'
import { createNodeServer } from '../http/node-server.ts'
import { findRequestId } from '../http/request-context.ts'
import { platformFetch } from '../platform/platform-fetch.ts'
import type { Build } from '../start-site.ts'
import { createStaticFiles } from '../static-files/static-files.ts'
import { createPreview } from './create-preview.ts'
import { preparePreview } from './prepare-preview.ts'
import type { PreviewOptions } from './preview-options.ts'
import { createPreviewSites } from './preview-sites.ts'

/** Runs the preview in this process until it is told to stop: the pages of the site as of any moment, for staff. */
export function runPreview(env: NodeJS.ProcessEnv, build: Build): Promise<void> {
  return runProcess({
    name: 'preview',
    readConfig: () => readConfig(env),
    start: (config, tools) => startPreview(config, build, tools),
    findRequestId,
  })
}

/** Starts to listen and returns the public address. */
export async function startPreview(
  config: Config,
  build: Build,
  { log, shutdown }: ProcessTools,
): Promise<string> {
  const { preview, drainSeconds } = config
  const files = await createStaticFiles(fileURLToPath(new URL(build.files, build.folder)))
  const read = (name: string) => readFile(new URL(`server/preview/browser/${name}`, build.folder), 'utf8')
  const [clock, edit, style] = await Promise.all([read('clock.js'), read('edit.js'), read('preview.css')])
  const platform = { ...config, fetch: platformFetch }
  let fetch: ReturnType<typeof createPreview> = () => new Response(null, { status: 503 })
  const server = createNodeServer({ fetch: (...given) => fetch(...given) })
  const localUrl = await listen(server, { ...preview, settings: 'PREVIEW' })
  const origin = preview.origin ?? `http://localhost:${new URL(localUrl).port}`
  const options: PreviewOptions = {
    ...config,
    fetch: platformFetch,
    clock: Date.now,
    log,
    createSite: build.createSite,
    site: {
      ...configuredOptions(config),
      ...featuresOf(config, platform, log),
      // Pages say the address of the site that visitors know.
      origin: config.origin ?? `http://localhost:${config.port}`,
      isStopping: shutdown.isStopping,
      platform,
      // Signs forms, which are not sent.
      secret: randomBytes(32).toString('base64url'),
      builtFiles: files.paths,
      files: [files.serve],
    },
    origin,
    files: { clock, edit, style },
  }
  const sites = createPreviewSites(options)
  fetch = createPreview(options, sites)
  inBackground(
    log,
    'The preview could not prepare itself',
    preparePreview(sites, options, shutdown.isStopping),
  )
  shutdown.add(() => closeServer(server, { drainSeconds }))
  return origin
}
