import { fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { openBenchMall, waitUntilStable } from './bench-mall.ts'
import { loadOrCreateKey, serverProcess } from '../tools/mall.ts'
import { freePort } from '@promenade/process/free-port'
import { pin, loadRate, firstMessage } from './load.ts'
import { setTimeout as delay } from 'node:timers/promises'
const mall = await openBenchMall(250)
await mall.stop()
const { options, platformUrl } = mall
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return [Number(f[11]) * 10, Number(f[12]) * 10] }
const variants: Record<string, string[]> = JSON.parse(process.env['VARIANTS'] ?? JSON.stringify({ now: [...serverProcess.args], none: [], semi: ['--max-semi-space-size=4'], semi16: ['--max-semi-space-size=16', '--heap-growing-percent=30'] }))
const sites: any[] = []
for (const [name, args] of Object.entries(variants)) {
  const port = await freePort()
  const child = spawn(process.execPath, [...args.filter((a) => a.startsWith('-')), 'site/server/server.mjs'], {
    stdio: 'inherit', cwd: join(import.meta.dirname, '..'),
    env: { ...Object.fromEntries(args.filter((a) => !a.startsWith('-')).map((a) => a.split('='))), ...process.env, ...serverProcess.environment, ...options.environment, PLATFORM_URL: platformUrl, PLATFORM_API_KEY: loadOrCreateKey(options.dataFolder), PROPERTY_ID: '1', SITE_DATA: join(options.dataFolder, 'site'), SITE_PORT: String(port), LOG_LEVEL: 'silent' },
  })
  const url = `http://localhost:${port}/stores`
  for (let i = 0; i < 100; i++) { try { if ((await fetch(url)).ok) break } catch {} await delay(100) }
  pin(child.pid)
  await waitUntilStable(url)
  sites.push({ name, url, child, pid: child.pid, user: [], sys: [] })
}
const res: any = await new Promise((r) => get(sites[0].url, { headers: { 'accept-encoding': 'br' } }, r))
const headers = Object.fromEntries(Object.entries(res.headers).filter(([n]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(n)))
const bare = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: [...serverProcess.args], env: { ...process.env, ...serverProcess.environment } })
bare.send({ headers, body: (await buffer(res)).toString('base64') })
const { port } = await firstMessage<any>(bare)
pin(bare.pid)
sites.push({ name: 'bare', url: `http://127.0.0.1:${port}/stores`, child: bare, pid: bare.pid, user: [], sys: [] })
for (const s of sites) for (let i = 0; i < 4; i++) await loadRate(s.url, 'accept-encoding: br')
for (let i = 0; i < 9; i++) for (const s of sites) {
  const a = cpu(s.pid); const rate = await loadRate(s.url, 'accept-encoding: br'); const b = cpu(s.pid)
  s.user.push((b[0]! - a[0]!) * 1000 / rate); s.sys.push((b[1]! - a[1]!) * 1000 / rate)
}
const med = (x: number[]) => x.toSorted((a, b) => a - b)[x.length >> 1]!.toFixed(1)
for (const s of sites) console.log(s.name.padEnd(12), 'user', med(s.user), 'sys', med(s.sys), 'min user', Math.min(...s.user).toFixed(1))
for (const s of sites) s.child.kill()
await mall.close()
process.exit(0)
