import { readFileSync } from 'node:fs'
import type { Row } from './reports/table.ts'
import { waitUntil } from '../e2e/support/wait-until.ts'
import { openBenchMall } from './bench-mall.ts'
import { askRaw } from './load.ts'

const mostMegabytes = 200
const atOnce = 4

/**
 * Memory of the site with every public page of a mall of 500 stores in both languages kept: once all has been asked for and
 * compressed, and at its fullest on the way there.
 */
export async function memoryRow(): Promise<Row> {
  const mall = await openBenchMall(500)
  try {
    const paths = await listPaths(mall.siteUrl)
    const waiting = [...paths]
    const visit = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        await askRaw(mall.siteUrl + path, { 'accept-encoding': 'br' })
    }
    await Promise.all(Array.from({ length: atOnce }, visit))
    await untilIdle(mall.site.pid)
    const megabytes = residentMegabytes(mall.site.pid)
    return {
      cells: [
        `memory of the site: 500 stores, ${paths.length} pages`,
        `${megabytes} MB (${residentMegabytes(mall.site.pid, 'VmHWM')} MB at its fullest)`,
        `≤ ${mostMegabytes} MB`,
      ],
      isMet: megabytes <= mostMegabytes,
    }
  } finally {
    await mall.close()
  }
}

/** Resident memory of a process, in megabytes: now (`VmRSS`), or the most it has been (`VmHWM`). */
export function residentMegabytes(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}

/** Pages go on being compressed after they were sent; while that lasts, the process is hardly ever without work. */
async function untilIdle(pid: number): Promise<void> {
  let ticks = -Infinity
  const isIdle = () => {
    const before = ticks
    ticks = processorTicks(pid)
    return ticks - before < ticksOfAnIdleSecond
  }
  await waitUntil('the site to have compressed its pages', isIdle, { pauseMs: 1_000 })
}

/** Of a hundred. */
const ticksOfAnIdleSecond = 10

function processorTicks(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user + system
}

/** The pages that the site tells search engines of, in both languages. */
async function listPaths(siteUrl: string): Promise<readonly string[]> {
  const { bytes } = await askRaw(`${siteUrl}/sitemap.xml`, {})
  const urls = bytes.toString().matchAll(/<loc>([^<]+)<\/loc>|href="([^"]+)"/g)
  return [...new Set([...urls].map(([, loc, href]) => new URL(loc ?? href ?? siteUrl).pathname))]
}
