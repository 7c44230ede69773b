import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

/** How much of the machine was left for a measurement. */
export interface Quietness {
  /** Percent of one core that others used before it. */
  readonly others: number
  /** Percent of all time during it that the host of a virtual machine took. */
  readonly stolen: number
}

/** At most these percents are quiet. */
const limits: Quietness = { others: 15, stolen: 5 }

const sampleMs = 5_000

interface Ticks {
  readonly busy: number
  readonly stolen: number
  readonly total: number
}

/**
 * Looks at the machine for five seconds; the returned function ends the measurement. Undefined where the system does not say, which
 * is everywhere but on Linux.
 */
export async function watchQuietness(): Promise<() => Promise<Quietness | undefined>> {
  const first = await readTicks()
  await delay(sampleMs)
  const start = await readTicks()
  return async () => {
    const end = await readTicks()
    if (first === undefined || start === undefined || end === undefined) return undefined
    const used = (start.busy - first.busy) / Math.max(1, start.total - first.total)
    const stolen = (end.stolen - start.stolen) / Math.max(1, end.total - start.total)
    return { others: Math.round(100 * availableParallelism() * used), stolen: Math.round(100 * stolen) }
  }
}

export function isQuiet(quietness: Quietness | undefined): boolean {
  return quietness !== undefined && quietness.others <= limits.others && quietness.stolen <= limits.stolen
}

export function quietnessText(quietness: Quietness | undefined): string {
  if (quietness === undefined) return 'how quiet the machine was is unknown'
  const { others, stolen } = quietness
  const word = isQuiet(quietness) ? 'quiet' : 'BUSY'
  return `${word}: others used ${others} % of a core before, the host took ${stolen} % of the time`
}

/** The first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal. */
async function readTicks(): Promise<Ticks | undefined> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const ticks = (/^cpu +([\d ]+)/.exec(text)?.[1] ?? '').split(' ').map(Number).slice(0, 8)
  const [, , , idle, waiting, , , stolen] = ticks
  if (idle === undefined || waiting === undefined || stolen === undefined) return undefined
  const total = ticks.reduce((sum, value) => sum + value, 0)
  return { busy: total - idle - waiting, stolen, total }
}
