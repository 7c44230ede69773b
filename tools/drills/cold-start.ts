import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import type { Finding } from './drill.ts'
import { publicPaths } from './page-visitors.ts'
import { waitUntil } from '../wait-until.ts'

const visitors = 500

/** Everybody comes at once to a site that has nothing: no copy of the content, no page. */
export async function drillColdStart(): Promise<readonly Finding[]> {
  const mall = await openDrillMall({ environment: {} })
  try {
    const paths = await publicPaths(mall.siteUrl)
    await mall.stop('site')
    await rm(join(mall.dataFolder, 'site', 'content'), { recursive: true })
    mall.platform.calls.clear()
    const started = mall.start('site')
    const statuses = await Promise.all(
      Array.from({ length: visitors }, (_, number) => comeAgain(mall, paths[number % paths.length] ?? '/')),
    )
    await started
    const counts = [...mall.platform.calls]
      .filter(([name]) => !name.includes('meta_data'))
      .map(([, count]) => count)
    return [
      {
        fault: `${visitors} visitors at once ask a site that has no content yet for all of its pages`,
        must: 'one platform call per resource and language',
        seen: `${counts.length} resources asked for, none more than ${Math.max(...counts)} times; ${statuses.filter((status) => status === 200).length} visitors got their page`,
        isMet: Math.max(...counts) === 1 && statuses.every((status) => status === 200),
      },
    ]
  } finally {
    await mall.close()
  }
}

/** As the page that stands in for all others until there is content does by itself. */
async function comeAgain({ siteUrl }: DrillMall, path: string): Promise<number> {
  let status = 0
  await waitUntil(
    `the page ${path}`,
    async () => {
      const response = await fetch(siteUrl + path, { redirect: 'manual' }).catch(() => undefined)
      await response?.arrayBuffer()
      status = response?.status ?? 0
      return status !== 0 && status !== 503
    },
    { pauseMs: 200 },
  )
  return status
}
