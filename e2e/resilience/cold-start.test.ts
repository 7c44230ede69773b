import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { publicPaths } from './page-visitors.ts'
import { waitUntil } from '../support/wait-until.ts'

testFindings('asks for each resource once when everybody comes at once', drillColdStart)

const visitors = 500

/** Everybody comes at once to a site that has nothing: no copy of the content, no page. */
async function drillColdStart(): Promise<readonly Finding[]> {
  const mall = await openDrillMall({ environment: {} })
  try {
    const paths = await publicPaths(mall.siteUrl)
    await mall.stop('site')
    await rm(join(mall.dataFolder, 'site', 'content'), { recursive: true })
    mall.platform.calls.clear()
    const started = mall.start('site')
    // Later the site asks again by itself, as it does all the time.
    let counts: readonly number[] | undefined
    const statuses = await Promise.all(
      Array.from({ length: visitors }, async (_, number) => {
        const status = await comeAgain(mall, paths[number % paths.length] ?? '/')
        counts ??= countCalls(mall)
        return status
      }),
    )
    await started
    const most = Math.max(...(counts ?? []))
    return [
      {
        what: `${visitors} visitors at once ask a site that has no content yet for all of its pages`,
        must: 'one platform call per resource and language',
        seen: `${counts?.length} resources asked for, none more than ${most === 1 ? 'once' : `${most} times`}, until the first page; ${statuses.filter((status) => status === 200).length} visitors got their page`,
        isMet: most === 1 && statuses.every((status) => status === 200),
      },
    ]
  } finally {
    await mall.close()
  }
}

/** How often each resource was asked for, but those that are asked beside the rounds. */
function countCalls({ platform }: DrillMall): readonly number[] {
  return [...platform.calls].flatMap(([name, count]) => (name.includes('meta_data') ? [] : [count]))
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
