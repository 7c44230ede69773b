// `npm start` and `npm run dev` after the installation, on the pinned Node: builds the site (`dev`: Vite serves its sources)
// and starts the demo mall, or the mall of a folder.
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from '@promenade/process/operator-error'
import { explainFullDisk } from '@promenade/process/full-disk'
import { buildSite } from './build-site.ts'
import { buildStudio } from './build-studio.ts'
import { startDevStudio } from './dev-studio.ts'
import { readMallFolder } from './mall-folder.ts'
import { type Mall, type MallOptions, type Running, startMall, startSite } from './mall.ts'
import { readStartSettings, type StartSettings } from './start-settings.ts'

const stopping = new AbortController()
process.on('SIGINT', () => stopping.abort())
process.on('SIGTERM', () => stopping.abort())
// The parent process has ended. `unref`: the channel must not keep this process running.
process.on('disconnect', () => stopping.abort())
process.channel?.unref()

try {
  await serve(stopping.signal)
} catch (error) {
  // No message if the user stopped it.
  if (!stopping.signal.aborted) {
    const isExpected = error instanceof OperatorError
    console.error(explainFullDisk(error) ?? (isExpected ? error.message : error))
    process.exitCode = 1
  }
}

async function serve(signal: AbortSignal): Promise<void> {
  const settings = readStartSettings(process.env)
  const args = process.argv.slice(2).filter((arg) => arg !== '--dev')
  const isDev = process.argv.includes('--dev')
  if (settings.platform !== undefined && args.length > 0)
    throw new OperatorError('npm start shows a folder or the mall of PLATFORM_URL, not both: leave one out.')
  const { contentFolder, propertyId } = readMallFolder(args)
  if (!isDev) buildSite()
  const devStudio =
    isDev && settings.platform === undefined ? await startDevStudio(settings.studioPort) : undefined
  if (settings.platform === undefined && !isDev) await buildStudio()
  const options = {
    ...settings,
    dataFolder: resolve(settings.dataFolder ?? join(import.meta.dirname, '..', 'data')),
    contentFolder,
    ...(propertyId === undefined ? {} : { propertyId }),
    studioPort: devStudio?.apiPort ?? settings.studioPort,
    environment: devStudio === undefined ? {} : { STUDIO_URL: devStudio.origin },
    isDev,
    signal,
  }
  try {
    if (settings.platform === undefined) await serveMall(options)
    else await serveSite(options, settings.platform)
  } finally {
    await devStudio?.stop()
  }
  if (!signal.aborted) throw new OperatorError('A server has ended unexpectedly, so the mall is closed.')
}

async function serveMall(options: MallOptions): Promise<void> {
  const { siteUrl, studioUrl, platform, site, stop }: Mall = await startMall(options)
  await untilContent(siteUrl, options.signal)
  console.log(`\nThe mall is open: ${siteUrl}`)
  if (studioUrl !== undefined) console.log(`${studioLine(studioUrl)}: ${studioUrl}`)
  if (!process.env['SMTP_URL']) console.log(`Its mail is kept in ${join(options.dataFolder, 'mail')}`)
  console.log('(Ctrl-C closes it.)')
  await Promise.race([site.ended, platform.ended])
  await stop()
}

/** Waits for the first content; after ten seconds the site's own page says that it comes. */
async function untilContent(url: string, signal: AbortSignal | undefined): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
    if (response?.ok === true || signal?.aborted === true) return
    await delay(200)
  }
}

function studioLine(url: string): string {
  if (url.includes('#')) return 'Its studio, with a link that logs you in once, within 15 minutes'
  const hasAdmin = new URL(url).pathname === '/log-in'
  return hasAdmin ? 'Its studio (log in with your passkey, or by mail and a code)' : 'Its studio'
}

async function serveSite(
  options: MallOptions,
  { url, propertyId, apiKey }: NonNullable<StartSettings['platform']>,
): Promise<void> {
  const site: Running = await startSite({ ...options, propertyId }, apiKey, url)
  console.log(`\nThe site is open: ${site.url}`)
  console.log(`It shows the property ${propertyId} of ${new URL(url).host}; no platform was started.`)
  console.log('(Ctrl-C closes it.)')
  await site.ended
}
