import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Megabytes at the fullest. */
export interface Fullest {
  /** Of the process alone. */
  readonly own: number
  /** Of the process and all that it has started. */
  readonly all: number
}

/** Watches how much memory a process has while something is done to it. Linux only. */
export async function watchMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<Fullest & { readonly result: Result }> {
  let [own, all] = [0, 0]
  const done = new AbortController()
  const watching = (async () => {
    while (!done.signal.aborted) {
      const now = await memoryOf(pid)
      own = Math.max(own, now.own)
      all = Math.max(all, now.all)
      await delay(50)
    }
  })()
  const result = await work().finally(() => done.abort())
  await watching
  return { own, all, result }
}

export async function memoryOf(pid: number): Promise<Fullest> {
  const own = await megabytesOf(pid)
  const parts = await Promise.all((await childrenOf(pid)).map(memoryOf))
  return { own, all: parts.reduce((sum, { all }) => sum + all, own) }
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024)
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return children.split(' ').filter(Boolean).map(Number)
}
