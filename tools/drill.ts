// `npm run drill`: breaks a demo mall on purpose and looks at what becomes of it.
import { drillBots } from './drills/bots.ts'
import { drillDiskFull } from './drills/disk-full.ts'
import { drillPart } from './drills/drill.ts'
import { drillKills } from './drills/kills.ts'
import { drillMailDown } from './drills/mail-down.ts'
import { runReport } from './reports/report.ts'

await runReport('drill', {
  'kill-platform': drillPart('the platform is killed', async () => [await drillKills('platform')]),
  'kill-site': drillPart('the site is killed', async () => [await drillKills('site')]),
  'mail-down': drillPart('no mail server', async () => [await drillMailDown()]),
  'disk-full': drillPart('no room on the disk', async () => [await drillDiskFull()]),
  bots: drillPart('scripts among visitors', drillBots),
})
