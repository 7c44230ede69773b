import { setTimeout as delay } from 'node:timers/promises'
import { type Finding, testFindings } from '../support/findings.ts'
import { openMachines } from './machines.ts'
import { buildNextVersion, nextWords } from './next-version.ts'
import { hasNginx } from './nginx.ts'
import { openOldTabs, type TabSeen } from './old-tabs.ts'
import { countFailures, describeRequests, publicPaths, sendVisitors } from './page-visitors.ts'
import { sendReaders } from './readers.ts'

testFindings('fails no request while a new version is rolled out', drillRollout)

const momentMs = 2_000

/** Another version of the site takes the place of the one that runs, one site after the other, while visitors read. */
async function drillRollout(): Promise<readonly Finding[]> {
  const what = 'another version of the site is rolled out behind nginx under load'
  if (!hasNginx())
    return [{ what, must: 'no request fails', seen: 'not run: nginx is not installed', isMet: false }]
  const next = await buildNextVersion()
  const machines = await openMachines({}).catch(async (error: unknown) => {
    await next.remove()
    throw error
  })
  // Past nginx, which would have kept the scripts that are to be gone.
  const tabs = await openOldTabs(machines.firstSiteUrl)
  try {
    const paths = await publicPaths(machines.siteUrl)
    const visitors = sendVisitors(machines.siteUrl, paths)
    const readers = sendReaders(machines.siteUrl, paths)
    await machines.rollOut(next.folder, () => delay(momentMs))
    const [seen, read] = [await visitors.stop(), await readers.stop()]
    const isNew = (await (await fetch(machines.siteUrl)).text()).includes(nextWords)
    const { pressed, unhydrated } = await tabs.goOn(nextWords)
    return [
      {
        what: `${what}, while visitors read pages`,
        must: 'no request fails',
        seen: `${describeRequests(seen)}, ${isNew ? 'the new words are there' : 'the OLD words are still there'}`,
        isMet: countFailures(seen) === 0 && isNew,
      },
      {
        what: 'the same, while browsers fetch scripts and styles of the pages they got',
        must: 'each is there, whichever version the page was of',
        seen: `${read.files} files of ${read.pages} pages, ${read.lost} not there, ${read.different} different ones`,
        isMet: read.files > 0 && read.lost === 0,
      },
      tabFinding('a tab of the former version whose page is hydrated: a link is pressed', pressed, [
        '/stores',
        '/hours',
      ]),
      scriptlessTabFinding(unhydrated),
    ]
  } finally {
    await tabs.close()
    await machines.close()
    await next.remove()
  }
}

function tabFinding(what: string, seen: TabSeen, documents: readonly string[]): Finding {
  const { gone, isWell } = seen
  return {
    what,
    must: `documents ${documents.join(', ')}; then it works`,
    seen: `documents ${seen.documents.join(', ')}; ${gone} files not there; ${isWell ? 'works' : 'does NOT work'}`,
    isMet: isWell && seen.documents.join() === documents.join(),
  }
}

/** Only a tab that has really asked in vain shows what it does then. */
function scriptlessTabFinding(seen: TabSeen): Finding {
  const what = 'a tab of the former version that asks for its scripts when they are gone'
  const finding = tabFinding(what, seen, ['/hours', '/hours'])
  return { ...finding, isMet: finding.isMet && seen.gone > 0 }
}
