import { readFileSync } from 'node:fs'
import type { Row } from '../reports/table.ts'
import { openBenchMall } from './bench-mall.ts'
import { askRaw } from './load.ts'

const mostMegabytes = 200
const atOnce = 4

/** Memory of the site after every public page of a mall of 500 stores was asked for once in each language. */
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
    const megabytes = residentMegabytes(mall.site.pid)
    return {
      cells: [
        `memory of the site: 500 stores, ${paths.length} pages`,
        `${megabytes} MB`,
        `≤ ${mostMegabytes} MB`,
      ],
      isMet: megabytes <= mostMegabytes,
    }
  } finally {
    await mall.close()
  }
}

/** Resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1_024)
}

/** The pages that the site tells search engines of, in both languages. */
async function listPaths(siteUrl: string): Promise<readonly string[]> {
  const { bytes } = await askRaw(`${siteUrl}/sitemap.xml`, {})
  const urls = bytes.toString().matchAll(/<loc>([^<]+)<\/loc>|href="([^"]+)"/g)
  return [...new Set([...urls].map(([, loc, href]) => new URL(loc ?? href ?? siteUrl).pathname))]
}
