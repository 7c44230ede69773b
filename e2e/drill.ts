// `npm run drill`: breaks a demo mall on purpose and looks at what becomes of it.
import { drillBehindNginx } from './resilience/behind-nginx.ts'
import { drillBots } from './resilience/bots.ts'
import { drillColdStart } from './resilience/cold-start.ts'
import { drillCombined } from './resilience/combined.ts'
import { drillDatabaseRestarts } from './resilience/database-restarts.ts'
import { drillDiskFull } from './resilience/disk-full.ts'
import { drillPart } from './resilience/drill.ts'
import { drillHostileAnswers } from './resilience/hostile-content.ts'
import { drillHostileUploads } from './resilience/hostile-uploads.ts'
import { drillHours } from './resilience/hours.ts'
import { drillKills } from './resilience/kills.ts'
import { drillMailDown } from './resilience/mail-down.ts'
import { drillMisbehaviours } from './resilience/misbehaving.ts'
import { drillPlatformAway } from './resilience/platform-away.ts'
import { drillRestore } from './resilience/restore.ts'
import { drillRollout } from './resilience/rollout.ts'
import { drillMachines } from './resilience/several-machines.ts'
import { runReport } from './support/reports/report.ts'

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
