// `npm run drill`: breaks a demo mall on purpose and looks at what becomes of it.
import { drillBehindNginx } from './drills/behind-nginx.ts'
import { drillBots } from './drills/bots.ts'
import { drillColdStart } from './drills/cold-start.ts'
import { drillCombined } from './drills/combined.ts'
import { drillDatabaseRestarts } from './drills/database-restarts.ts'
import { drillDiskFull } from './drills/disk-full.ts'
import { drillPart } from './drills/drill.ts'
import { drillHostileAnswers } from './drills/hostile-content.ts'
import { drillHostileUploads } from './drills/hostile-uploads.ts'
import { drillHours } from './drills/hours.ts'
import { drillKills } from './drills/kills.ts'
import { drillMailDown } from './drills/mail-down.ts'
import { drillMisbehaviours } from './drills/misbehaving.ts'
import { drillPlatformAway } from './drills/platform-away.ts'
import { drillRestore } from './drills/restore.ts'
import { drillRollout } from './drills/rollout.ts'
import { drillMachines } from './drills/several-machines.ts'
import { runReport } from './reports/report.ts'

await runReport('drill', {
  away: drillPart('no platform', drillPlatformAway),
  'cold-start': drillPart('everybody comes at once', drillColdStart),
  hours: drillPart('hours that nobody chose', async () => [drillHours()]),
  'hostile-answers': drillPart('answers that nobody would write', async () => [await drillHostileAnswers()]),
  'hostile-uploads': drillPart('uploads made to hurt', drillHostileUploads),
  misbehaviours: drillPart('the platform misbehaves', drillMisbehaviours),
  'kill-platform': drillPart('the platform is killed', () => drillKills('platform')),
  'kill-site': drillPart('the site is killed', () => drillKills('site')),
  database: drillPart('the database is restarted', drillDatabaseRestarts),
  'mail-down': drillPart('no mail server', async () => [await drillMailDown()]),
  'disk-full': drillPart('no room on the disk', async () => [await drillDiskFull()]),
  'behind-nginx': drillPart('a cache in front', drillBehindNginx),
  bots: drillPart('scripts among visitors', drillBots),
  machines: drillPart('several machines', drillMachines),
  rollout: drillPart('another version', drillRollout),
  restore: drillPart('backup and restore', async () => [await drillRestore()]),
  combined: drillPart('everything at once', drillCombined),
})
