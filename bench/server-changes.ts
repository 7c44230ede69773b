import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { keptKey, startSite } from '../tools/mall.ts'
import type { Row } from './reports/table.ts'
import { untilOpen } from '../e2e/support/wait-until.ts'
import type { BenchMall } from './bench-mall.ts'

/** Seconds. */
const goals = { notified: 2, polling: 30 }
const root = join(import.meta.dirname, '..')

/** How long an imported change takes to the page, with the platform's notifications and without. */
export async function changeRows(mall: BenchMall): Promise<readonly Row[]> {
  const notified = await secondsToPage(mall, 'Renamed Once')
  await mall.site.stop()
  const mute = await startMute(mall.platformUrl)
  const { dataFolder } = mall.options
  // With a snapshot of its own: it comes from another address.
  const options = { ...mall.options, dataFolder: join(dataFolder, 'polling') }
  const site = await startSite(options, keptKey(dataFolder), mute.url)
  try {
    await untilOpen(site.url)
    return [row('notified', notified), row('polling', await secondsToPage(mall, 'Renamed Twice'))]
  } finally {
    await site.stop()
    mute.server.closeAllConnections()
    mute.server.close()
  }
}

function row(how: keyof typeof goals, seconds: number): Row {
  const what = how === 'notified' ? 'the platform notifies' : 'by polling alone'
  return {
    cells: [`a change imported → on the page, ${what}`, `${seconds.toFixed(1)} s`, `≤ ${goals[how]} s`],
    isMet: seconds <= goals[how],
  }
}

/** From the end of an import to the page that shows it. */
async function secondsToPage({ options, siteUrl }: BenchMall, name: string): Promise<number> {
  const file = join(options.contentFolder, 'stores', 'ixtle.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^name: .*$/m, `name: ${name}`))
  const env = {
    ...process.env,
    PLATFORM_DATA: options.dataFolder,
    PLATFORM_API_KEY: keptKey(options.dataFolder),
  }
  const args = ['platform/src/import-command.ts', options.contentFolder]
  const [code] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error('The changed content could not be imported.')
  const begun = performance.now()
  while (performance.now() - begun < 120_000) {
    const text = await fetch(`${siteUrl}/stores/ixtle`).then((response) => response.text())
    if (text.includes(name)) return (performance.now() - begun) / 1_000
    await delay(50)
  }
  throw new Error('The change did not reach the page within two minutes.')
}

/** The platform as it is, but for its notifications: of those it knows nothing. */
async function startMute(platformUrl: string): Promise<{ server: Server; url: string }> {
  const server = createServer((asked, answer) => {
    if (asked.url?.includes('/changes') === true) return void answer.writeHead(404).end()
    const { method = 'GET', headers } = asked
    const passed = request(platformUrl + (asked.url ?? '/'), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return { server, url: `http://127.0.0.1:${address.port}` }
}
