import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** What is measured has this core alone; the load comes from the other one. */
const serverCore = '0'
export const loadCore = '1'

/** A server of a measurement, on the one core. */
export interface PinnedServer {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

interface Command {
  readonly file: string
  readonly args: readonly string[]
  /** Answers 200 as soon as the server is there. */
  readonly url: string
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Starts a server on the one core and waits for its first answer. Throws with what it said where there is none. */
export async function startPinned({ file, args, url, cwd, env }: Command): Promise<PinnedServer> {
  const pinning = hasTaskset ? ['taskset', '-c', serverCore] : []
  const [program = file, ...rest] = [...pinning, file, ...args]
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)))
  const stop = () => end(child)
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.status === 200) return { url, pid: child.pid ?? 0, stop }
    await delay(100)
  }
  await stop()
  throw new Error(`${file} ${args[0] ?? ''} does not serve ${url}. ${said}`)
}

/** Moves a process that runs already, with all its threads, to the one core. */
export function pin(pid: number): void {
  if (hasTaskset) spawnSync('taskset', ['-acp', serverCore, String(pid)])
}

/** Without it nothing is pinned, and the system shares out the cores. */
export const hasTaskset = has('taskset')

export function has(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(timer)
}
