import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Resident memory in megabytes: Linux's proportional set size. */
interface Memory {
  /** Memory of the process. */
  readonly own: number
  /** Memory of the process and its children. */
  readonly all: number
}

/** The peak memory of a process while `work` runs. Linux only. */
export async function watchMemory(pid: number, work: () => Promise<void>): Promise<Memory> {
  let [own, all] = [0, 0]
  const done = new AbortController()
  const working = work().finally(() => done.abort())
  while (!done.signal.aborted) {
    const now = await memoryOf(pid)
    own = Math.max(own, now.own)
    all = Math.max(all, now.all)
    await delay(50)
  }
  await working
  return { own, all }
}

/** The memory that a process does not share, and its part of what it does: sums of processes count nothing twice. */
export async function memoryOf(pid: number): Promise<Memory> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const own = Math.round(Number(/^Pss:\s*(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const parts = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryOf))
  return { own, all: parts.reduce((sum, { all }) => sum + all, own) }
}
