import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pin, loadRate, firstMessage } from './load.ts'
import { serverProcess } from '../tools/mall.ts'
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return [Number(f[11]) * 10, Number(f[12]) * 10] }
const headers = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`x-header-${i}`, 'value '.repeat(12)]))
const sites: any[] = []
for (const name of process.argv.slice(2)) {
  const child = fork(join(import.meta.dirname, 'zz-bare.mjs'), { execArgv: [...serverProcess.args], env: { ...process.env, ...serverProcess.environment, ZZ: name } })
  child.send({ headers, body: Buffer.alloc(18000).toString('base64') })
  const { port } = await firstMessage<any>(child)
  pin(child.pid)
  sites.push({ name, url: `http://127.0.0.1:${port}/`, child, pid: child.pid, user: [], sys: [] })
}
for (const s of sites) for (let i = 0; i < 3; i++) await loadRate(s.url, 'accept-encoding: br')
for (let i = 0; i < 7; i++) for (const s of sites) {
  const a = cpu(s.pid); const rate = await loadRate(s.url, 'accept-encoding: br'); const b = cpu(s.pid)
  s.user.push((b[0]! - a[0]!) * 1000 / rate); s.sys.push((b[1]! - a[1]!) * 1000 / rate)
}
const med = (x: number[]) => x.toSorted((a, b) => a - b)[x.length >> 1]!.toFixed(1)
for (const s of sites) console.log(s.name.padEnd(12), 'user', med(s.user), 'sys', med(s.sys), 'min user', Math.min(...s.user).toFixed(1))
process.exit(0)
