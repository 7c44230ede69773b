// The second half of `npm start`, on the pinned Node: builds what is not built, starts the demo mall, serves it.
import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { startMall, StartError } from './mall.ts'

const stopping = new AbortController()
process.on('SIGINT', () => stopping.abort())
process.on('SIGTERM', () => stopping.abort())

try {
  await serve(stopping.signal)
} catch (error) {
  // Ended by the one who started it: nothing to explain.
  if (!stopping.signal.aborted) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}

async function serve(signal: AbortSignal): Promise<void> {
  buildSite()
  const dataFolder = process.env['PROMENADE_DATA'] || join(import.meta.dirname, '..', 'data')
  const { siteUrl, platform, site, stop } = await startMall({
    dataFolder,
    contentFolder: 'demo/content',
    sitePort: portOf('SITE_PORT', 3000),
    platformPort: portOf('PLATFORM_PORT', 4100),
    environment: {},
    signal,
  })
  console.log(`\nThe mall is open: ${siteUrl}`)
  if (!process.env['SMTP_URL']) console.log(`Its mail is kept in ${join(dataFolder, 'mail')}`)
  console.log('(Ctrl-C closes it.)')
  await Promise.race([site.ended, platform.ended])
  await stop()
  if (!signal.aborted)
    throw new StartError('One of the two servers has ended by itself, so the mall is closed.')
}

function portOf(name: string, usual: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartError(`${name} must be a port number from 0 to 65535, not "${text}".`)
}
