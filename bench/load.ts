import { type ChildProcess, execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/** The measured process has one core to itself; the load generator has the other. */
const [serverCore, loadCore] = ['0', '1']
const hasTaskset = has('taskset')
const run = promisify(execFile)
const connections = 32

/** Rates need wrk, since a load generator in Node is slower than the server. */
export const hasWrk = has('wrk')
export const loadText = `${connections} connections for 1 s from wrk, ${hasTaskset ? 'one core for the server, the other for the load' : 'cores not pinned (taskset is not installed)'}`

/** Responses per second under load. Throws if one of them is an error. */
export async function loadRate(url: string, header: string): Promise<number> {
  const wrk = ['wrk', '-t1', `-c${connections}`, '-d1s', '-H', header, url]
  const [program = '', ...args] = hasTaskset ? ['taskset', '-c', loadCore, ...wrk] : wrk
  const { stdout } = await run(program, args)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0) || /Non-2xx/.test(stdout)) throw new Error(`The load on ${url} met errors.\n${stdout}`)
  return rate
}

/** Pins a running process with all its threads to the server's core. */
export function pin(pid = 0): void {
  if (hasTaskset) spawnSync('taskset', ['-acp', serverCore, String(pid)])
}

/** The first message of a forked process. */
export function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: Message) => resolve(message))
    child.once('exit', (code) => reject(new Error(`The process ended with ${code} and sent nothing.`)))
  })
}

function has(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}
